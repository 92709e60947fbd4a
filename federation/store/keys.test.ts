import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyId } from '../registry/signature.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { newPair, privateText, publicText, retireKey, rotatePair } from './key-files.ts';
import { acceptedKeys, type KeySource, writerKeys } from './keys.ts';

afterAll(removeFolders);

function source(part: Partial<KeySource> = {}): KeySource {
  const folder = join(temporaryFolder(), 'keys');
  return { privateKey: undefined, publicKeys: undefined, folder, production: false, ...part };
}

const ids = (from: KeySource) => acceptedKeys(from).map(keyId).sort();

test('the first use makes a pair that only its owner can read; the next one finds it', () => {
  const from = source();
  expect(ids(from)).toEqual([]);
  const first = keyId(writerKeys(from).pair.publicKey);
  expect(keyId(writerKeys(from).pair.publicKey)).toBe(first);
  expect(ids(from)).toEqual([first]);
  expect(statSync(join(from.folder, 'private.key')).mode & 0o777).toBe(0o600);
});

test('in production no key appears by itself', () => {
  const from = source({ production: true });
  expect(() => writerKeys(from)).toThrow('there is no key to sign with; set REGISTRY_PRIVATE_KEY');
});

test('after a rotation both keys are accepted until the old one is retired', () => {
  const from = source();
  const old = keyId(writerKeys(from).pair.publicKey);
  const now = keyId(rotatePair(from.folder).publicKey);
  expect(keyId(writerKeys(from).pair.publicKey)).toBe(now);
  expect(ids(from)).toEqual([now, old].sort());
  expect(() => retireKey(from.folder, now)).toThrow(`${now} is the key that signs`);
  retireKey(from.folder, old);
  expect(ids(from)).toEqual([now]);
  expect(() => retireKey(from.folder, old)).toThrow(`no key ${old} is accepted`);
});

test('keys of the environment come first, several public ones included', () => {
  const [signs, retired] = [newPair(), newPair()];
  const from = source({
    privateKey: privateText(signs.privateKey),
    publicKeys: [retired, signs].map(({ publicKey }) => publicText(publicKey)).join(','),
  });
  expect(ids(from)).toEqual([signs, retired].map(({ publicKey }) => keyId(publicKey)).sort());
  expect(keyId(writerKeys(from).pair.publicKey)).toBe(keyId(signs.publicKey));
});

test('a private key that no gateway would believe is refused', () => {
  const from = source({
    privateKey: privateText(newPair().privateKey),
    publicKeys: publicText(newPair().publicKey),
  });
  expect(() => writerKeys(from)).toThrow(/signs, but REGISTRY_PUBLIC_KEYS does not accept it/);
});

test.each(['', 'rubbish', 'MCowBQYDK2VwAyEA'])('%j is no key', (text) => {
  const from = source();
  writerKeys(from);
  writeFileSync(join(from.folder, 'private.key'), text);
  expect(() => writerKeys(from)).toThrow(/holds no Ed25519 private key/);
  expect(() => acceptedKeys(source({ publicKeys: text || ',' }))).toThrow(
    'REGISTRY_PUBLIC_KEYS holds no Ed25519 public key',
  );
});

test('nothing half written stays in the folder', () => {
  const from = source();
  writerKeys(from);
  rotatePair(from.folder);
  expect(readdirSync(from.folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});
