import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { refOf } from '../testing/registries.ts';
import { emptyRegistry } from './registry.ts';
import { isSigned, keyId, signRegistry, verifyRegistry } from './signature.ts';
import { goLive } from './steps.ts';

const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const registry = goLive(emptyRegistry, refOf('a'));
const text = signRegistry(registry, own);

test('what was signed is read back', () => {
  expect(verifyRegistry(text, [own.publicKey])).toEqual(registry);
});

test('any of several keys may have signed, so that keys can be rotated', () => {
  expect(verifyRegistry(text, [other.publicKey, own.publicKey])).toEqual(registry);
});

test('a key that is not accepted is refused by name', () => {
  expect(() => verifyRegistry(text, [other.publicKey])).toThrow(
    `signed with key ${keyId(own.publicKey)}, which is not accepted`,
  );
  expect(() => verifyRegistry(text, [])).toThrow(/not accepted/);
});

test('white space and the order of fields do not matter, everything else does', () => {
  const parsed = JSON.parse(text);
  const shuffled = JSON.stringify({ signature: parsed.signature, ...parsed });
  expect(verifyRegistry(shuffled, [own.publicKey])).toEqual(registry);
  const extra = JSON.stringify({ ...parsed, extra: true });
  expect(() => verifyRegistry(extra, [own.publicKey])).toThrow(/does not fit its content/);
});

test('the order of fields does not matter anywhere within, that of a list does', () => {
  const [a, b] = ['a'.repeat(12), 'b'.repeat(12)];
  const versions = { 'mf-chat': 'c'.repeat(12), shell: 'd'.repeat(12) };
  const channels = Object.fromEntries(
    Object.entries(versions).map(([name, live]) => [
      name,
      {
        live,
        before: [a, b],
        canary: null,
        sites: {},
        withdrawn: [],
        digests: { [a]: 'x', [b]: 'y' },
      },
    ]),
  );
  const signed = JSON.parse(signRegistry({ ...registry, channels }, own));
  const turned = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
      : value;
  expect(verifyRegistry(JSON.stringify(turned(signed)), [own.publicKey]).channels).toEqual(
    channels,
  );
  signed.channels['mf-chat'].before.reverse();
  expect(() => verifyRegistry(JSON.stringify(signed), [own.publicKey])).toThrow(/does not fit/);
});

test('no changed character anywhere changes what is believed', () => {
  const believed = (content: string) => {
    try {
      return verifyRegistry(content, [own.publicKey]);
    } catch {
      return 'refused';
    }
  };
  const place = fc.nat({ max: text.length - 1 });
  fc.assert(
    fc.property(place, fc.constantFrom(...'0f"}{,x:1'), (at, character) => {
      const answer = believed(text.slice(0, at) + character + text.slice(at + 1));
      // The last character of base64 has bits that mean nothing, white space has no meaning at all.
      if (answer !== 'refused') expect(answer).toEqual(registry);
    }),
    { numRuns: 500 },
  );
  const forged = text.replace('a'.repeat(12), 'b'.repeat(12));
  expect(believed(forged)).toBe('refused');
});

test.each([
  ['nothing', ''],
  ['no JSON', '<!doctype html>'],
  ['a registry without signature', JSON.stringify(registry)],
  ['a signature of another kind', JSON.stringify({ ...registry, signature: 'yes' })],
])('%s is refused', (_what, content) => {
  expect(() => verifyRegistry(content, [own.publicKey])).toThrow(/no JSON|not signed/);
});

test('a signed document that is no registry is refused', () => {
  const signed = signRegistry({ ...registry, sequence: -1 }, own);
  expect(() => verifyRegistry(signed, [own.publicKey])).toThrow(/malformed: sequence/);
});

test('tells what was never signed from what is signed badly', () => {
  expect(isSigned(text)).toBe(true);
  expect(isSigned(JSON.stringify(registry))).toBe(false);
  expect(isSigned('half a fil')).toBe(false);
});
