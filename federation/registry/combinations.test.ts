import fc from 'fast-check';
import { refOf, registries } from '../testing/registries.ts';
import { combinations, visitorKinds } from './combinations.ts';
import { emptyRegistry, type Registry } from './registry.ts';
import { resolve } from './resolve.ts';
import { goLive, pinSite, startCanary } from './steps.ts';

const live = ['shell', 'mf-chat', 'mf-members'].reduce<Registry>(
  (registry, name) => goLive(registry, refOf('a', name)),
  emptyRegistry,
);

/** The first digit of each package's version, e.g. "aab", and for whom it is. */
const told = (registry: Registry) =>
  combinations(registry).map(({ versions, site = 'everybody', canaries }) => [
    Object.values(versions)
      .map((version) => version[0])
      .join(''),
    [site, ...canaries].join(' '),
  ]);

test('without pins and trials everybody gets the same', () => {
  expect(told(live)).toEqual([['aaa', 'everybody']]);
});

test('two trials overlap for those who are in both', () => {
  const small = startCanary(live, refOf('b', 'mf-chat'), 10);
  expect(told(startCanary(small, refOf('c', 'mf-members'), 50))).toEqual([
    ['aaa', 'everybody'],
    ['abc', 'everybody mf-chat mf-members'],
    ['aac', 'everybody mf-members'],
  ]);
});

test('a pinned site takes part in the trials of others, not in its own', () => {
  const tried = startCanary(live, refOf('b', 'mf-chat'), 0.001);
  const pinned = pinSite(tried, refOf('d', 'mf-members'), 'one.example');
  expect(told(pinSite(pinned, refOf('e', 'mf-chat'), 'two.example'))).toEqual([
    ['aaa', 'everybody'],
    ['aba', 'everybody mf-chat'],
    ['aea', 'two.example'],
    ['aad', 'one.example'],
    ['abd', 'one.example mf-chat'],
  ]);
});

test('browsers of one kind get the same before a step and after it', () => {
  const small = startCanary(live, refOf('b', 'mf-chat'), 10);
  const pinned = pinSite(startCanary(live, refOf('b', 'mf-chat'), 25), refOf('d'), 'one.example');
  expect(visitorKinds(small, pinned)).toEqual(
    ['', 'one.example'].flatMap((site) => [9999, 999, 2499].map((bucket) => ({ site, bucket }))),
  );
  const kind = { site: '', bucket: 2499 };
  expect([small, pinned].map((one) => combinations(one, [kind])[0]?.canaries)).toEqual([
    [],
    ['mf-chat'],
  ]);
});

test('whoever asks gets one of them', () => {
  const visitor = fc.record({
    bucket: fc.integer({ min: 0, max: 9999 }),
    site: fc.constantFrom('localhost', 'another.localhost', 'third.localhost'),
  });
  fc.assert(
    fc.property(registries, visitor, (registry, who) => {
      const versions = Object.entries(resolve(registry, who)).map(([name, { version }]) => [
        name,
        version,
      ]);
      expect(combinations(registry).map((one) => one.versions)).toContainEqual(
        Object.fromEntries(versions),
      );
    }),
  );
});
