import { newPair } from '../store/key-files.ts';
import { signOverride, verifyOverride } from './override.ts';

const { privateKey, publicKey } = newPair();
const override = {
  remote: 'mf-chat',
  version: 'b'.repeat(12),
  digest: 'sha384-abc',
  until: 2_000_000_000_000,
};
const token = signOverride(override, privateKey);
const before = override.until - 1;

test('says what was signed, until it expires', () => {
  expect(verifyOverride(token, [publicKey], before)).toEqual(override);
  expect(verifyOverride(token, [publicKey], override.until)).toBeUndefined();
});

test('another key, another content or no signature: nothing', () => {
  const later = Buffer.from(JSON.stringify({ ...override, until: 9e15 })).toString('base64url');
  expect(verifyOverride(token, [newPair().publicKey], before)).toBeUndefined();
  expect(verifyOverride(`${later}.${token.split('.')[1]}`, [publicKey], before)).toBeUndefined();
  expect(verifyOverride(token.split('.')[0] ?? '', [publicKey], before)).toBeUndefined();
  expect(verifyOverride('', [publicKey], before)).toBeUndefined();
});

test('while keys are exchanged either of those that are accepted will do', () => {
  const keys = [newPair().publicKey, publicKey];
  for (const accepted of [keys, keys.toReversed()]) {
    expect(verifyOverride(token, accepted, before)).toEqual(override);
  }
});
