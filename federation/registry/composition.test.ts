import { newPair } from '../store/key-files.ts';
import { type Composition, signComposition, verifyComposition } from './composition.ts';
import { signOverride } from './override.ts';
import { signToken } from './token.ts';

const { privateKey, publicKey } = newPair();
const composition: Composition = {
  step: 1_764_000_000,
  packages: { 'mf-chat': { version: 'b'.repeat(12), digest: 'sha384-abc' } },
  path: '/chats/12?x=1',
  until: 2_000_000_000_000,
};
const token = signComposition(composition, privateKey);
const before = composition.until - 1;
const read = (text: string, key = publicKey) => verifyComposition(text, [key], before);

test('says what was signed, until it expires', () => {
  expect(read(token)).toEqual(composition);
  expect(verifyComposition(token, [publicKey], composition.until)).toBeUndefined();
});

test('another key, another content or no signature: nothing', () => {
  const later = Buffer.from(JSON.stringify({ ...composition, until: 9e15 })).toString('base64url');
  expect(read(token, newPair().publicKey)).toBeUndefined();
  expect(read(`${later}.${token.split('.')[1]}`)).toBeUndefined();
  expect(read(token.split('.')[0] ?? '')).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test('what was signed as something else is none', () => {
  const { until } = composition;
  const override = { remote: 'mf-chat', version: 'b'.repeat(12), digest: 'sha384-abc', until };
  expect(read(signOverride(override, privateKey))).toBeUndefined();
  expect(read(signToken('override', composition, privateKey))).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'chats'])(
  'it leads to %s for nobody',
  (path) => {
    const token = signToken('composition', { ...composition, path }, privateKey);
    expect(read(token)).toBeUndefined();
    expect(() => signComposition({ ...composition, path }, privateKey)).toThrow();
  },
);
