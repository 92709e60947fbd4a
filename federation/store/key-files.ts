import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../registry/refusal.ts';
import { type KeyPair, keyId } from '../registry/signature.ts';
import { writeAtomically } from './atomic.ts';
import { createFile } from './disk-lock.ts';

/** The private key in a keys folder; every `<id>.pub` beside it is accepted. */
const privateFile = (folder: string) => join(folder, 'private.key');
const publicFile = (folder: string, id: string) => join(folder, `${id}.pub`);

/** A public key as text: base64 of its SPKI form. */
export function publicText(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

/** A private key as text: base64 of its PKCS #8 form. */
export function privateText(key: KeyObject): string {
  return key.export({ type: 'pkcs8', format: 'der' }).toString('base64');
}

/** Reads a public key from text. Throws one line that says where it came from. */
export function parsePublic(text: string, from: string): KeyObject {
  try {
    const key = createPublicKey({
      key: Buffer.from(text.trim(), 'base64'),
      format: 'der',
      type: 'spki',
    });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Refusal(`${from} holds no Ed25519 public key (base64, SPKI)`);
}

/** Reads a private key, and the public one that belongs to it. */
export function parsePair(text: string, from: string): KeyPair {
  try {
    const privateKey = createPrivateKey({
      key: Buffer.from(text.trim(), 'base64'),
      format: 'der',
      type: 'pkcs8',
    });
    if (privateKey.asymmetricKeyType === 'ed25519') {
      return { privateKey, publicKey: createPublicKey(privateKey) };
    }
  } catch {
    // Said below.
  }
  throw new Refusal(`${from} holds no Ed25519 private key (base64, PKCS #8)`);
}

/** Every accepted public key of a folder. */
export function readPublicKeys(folder: string): KeyObject[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.pub'));
  return names.map((name) => parsePublic(readFileSync(join(folder, name), 'utf8'), name));
}

/** The pair of a folder, undefined when there is none. */
export function readPair(folder: string): KeyPair | undefined {
  const file = privateFile(folder);
  if (!existsSync(file)) return undefined;
  const pair = parsePair(readFileSync(file, 'utf8'), file);
  const accepted = publicFile(folder, keyId(pair.publicKey));
  if (!existsSync(accepted)) writeAtomically(accepted, `${publicText(pair.publicKey)}\n`);
  return pair;
}

export function newPair(): KeyPair {
  return generateKeyPairSync('ed25519');
}

/** Makes the first pair of a folder. Of two processes at once both end up with the same. */
export function createPair(folder: string): KeyPair {
  createFile(privateFile(folder), `${privateText(newPair().privateKey)}\n`, 0o600);
  const pair = readPair(folder);
  if (!pair) throw new Refusal(`${folder} cannot hold keys`);
  return pair;
}

/** Puts a new pair in the place of the old one, whose signatures stay accepted. */
export function rotatePair(folder: string): KeyPair {
  readPair(folder);
  const pair = newPair();
  const text = `${publicText(pair.publicKey)}\n`;
  // Accepted before it signs, so that nobody meets a signature they do not know.
  writeAtomically(publicFile(folder, keyId(pair.publicKey)), text);
  writeAtomically(privateFile(folder), `${privateText(pair.privateKey)}\n`, 0o600);
  return pair;
}

/** Stops accepting a key. Refuses the one that signs. */
export function retireKey(folder: string, id: string): void {
  const pair = readPair(folder);
  if (pair && keyId(pair.publicKey) === id) throw new Refusal(`${id} is the key that signs`);
  if (!existsSync(publicFile(folder, id))) throw new Refusal(`no key ${id} is accepted`);
  rmSync(publicFile(folder, id));
}
