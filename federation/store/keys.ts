import type { KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { Refusal } from '../registry/refusal.ts';
import { type KeyPair, keyId } from '../registry/signature.ts';
import { createPair, parsePair, parsePublic, readPair, readPublicKeys } from './key-files.ts';
import type { Keys } from './registry-file.ts';

/** Where keys come from: the environment, else a folder. */
export interface KeySource {
  /** REGISTRY_PRIVATE_KEY: base64 of the PKCS #8 form. */
  privateKey: string | undefined;
  /** REGISTRY_PUBLIC_KEYS: base64 of the SPKI form, separated by commas. */
  publicKeys: string | undefined;
  /** KEYS_DIR, by default `.keys` of the repository. */
  folder: string;
  production: boolean;
}

/** Reads where keys are from the process environment. */
export function keySource(env: NodeJS.ProcessEnv): KeySource {
  return {
    privateKey: env.REGISTRY_PRIVATE_KEY,
    publicKeys: env.REGISTRY_PUBLIC_KEYS,
    folder: env.KEYS_DIR || join(import.meta.dirname, '../../.keys'),
    production: env.NODE_ENV === 'production',
  };
}

/** The public keys whose signatures are believed; what a gateway needs. */
export function acceptedKeys({ publicKeys, folder }: KeySource): KeyObject[] {
  if (!publicKeys) return readPublicKeys(folder);
  return publicKeys.split(',').map((text) => parsePublic(text, 'REGISTRY_PUBLIC_KEYS'));
}

function signingPair({ privateKey, folder, production }: KeySource): KeyPair {
  if (privateKey) return parsePair(privateKey, 'REGISTRY_PRIVATE_KEY');
  const pair = readPair(folder);
  if (pair) return pair;
  // In production a key that appears by itself is one that no gateway knows.
  if (production) throw new Refusal('there is no key to sign with; set REGISTRY_PRIVATE_KEY');
  return createPair(folder);
}

/** The keys of a writer. Outside production the first use makes a pair. */
export function writerKeys(source: KeySource): Keys {
  const pair = signingPair(source);
  const accepted = acceptedKeys(source);
  const id = keyId(pair.publicKey);
  if (accepted.some((known) => keyId(known) === id)) return { pair, accepted };
  if (source.publicKeys) {
    throw new Refusal(`key ${id} signs, but REGISTRY_PUBLIC_KEYS does not accept it`);
  }
  return { pair, accepted: [...accepted, pair.publicKey] };
}

/** Whether a step could be signed here; makes no key. */
export const canSign = ({ privateKey, folder, production }: KeySource): boolean =>
  privateKey !== undefined || !production || readPair(folder) !== undefined;
