import { refOf } from '../testing/registries.ts';
import { emptyRegistry } from './registry.ts';
import { resolve } from './resolve.ts';
import { goLive, pinSite, startCanary, unpinSite } from './steps.ts';

const [a, b, c] = [refOf('a'), refOf('b'), refOf('c')];
const registry = startCanary(
  pinSite(goLive(goLive(emptyRegistry, a), b), a, 'another.localhost'),
  c,
  10,
);

test.each([
  ['most get what is live', 1000, 'localhost', b, a],
  ['the first tenth gets the canary, and falls back to what is live', 999, 'localhost', c, b],
  ['a pinned site has its own, and falls back to what is live', 5000, 'another.localhost', a, b],
  ['a pinned site takes no part in a canary', 0, 'another.localhost', a, b],
])('%s', (_what, bucket, site, version, previous) => {
  expect(resolve(registry, { bucket, site })).toEqual({
    'mf-chat': { version: version.version, previous: previous.version },
  });
});

test('a first release has nothing to fall back to', () => {
  const choice = resolve(goLive(emptyRegistry, a), { bucket: 0, site: '' });
  expect(choice).toEqual({ 'mf-chat': { version: a.version, previous: null } });
});

test('a site that is unpinned follows all others', () => {
  const unpinned = unpinSite(registry, 'mf-chat', 'another.localhost');
  expect(resolve(unpinned, { bucket: 5000, site: 'another.localhost' })['mf-chat']?.version).toBe(
    b.version,
  );
  expect(() => unpinSite(unpinned, 'mf-chat', 'another.localhost')).toThrow(
    'mf-chat has no version of its own on another.localhost',
  );
});
