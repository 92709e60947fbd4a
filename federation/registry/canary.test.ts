import { refOf } from '../testing/registries.ts';
import { startCanary, stopCanary } from './canary.ts';
import { goLive } from './live.ts';
import { promote } from './promote.ts';
import { emptyRegistry } from './registry.ts';

const [a, b] = [refOf('a'), refOf('b')];
const live = goLive(emptyRegistry, a);

test('a promoted canary is live, with the version before to fall back to', () => {
  const registry = promote(startCanary(live, b, 25), 'mf-chat');
  expect(registry.channels['mf-chat']).toEqual({
    live: b.version,
    before: [a.version],
    canary: null,
    sites: {},
    withdrawn: [],
    digests: { [a.version]: a.digest, [b.version]: b.digest },
  });
});

test('a stopped canary leaves nothing but that it was taken back', () => {
  expect(stopCanary(startCanary(live, b, 25), 'mf-chat').channels['mf-chat']).toEqual({
    ...live.channels['mf-chat'],
    withdrawn: [b.version],
  });
});

test('a share may be changed while the canary runs', () => {
  const registry = startCanary(startCanary(live, b, 10), b, 50);
  expect(registry.channels['mf-chat']?.canary).toEqual({ version: b.version, share: 50 });
  expect(startCanary(registry, b, 50)).toBe(registry);
});

test.each([0, -1, 101, Number.NaN])('a share of %d is refused', (share) => {
  expect(() => startCanary(live, b, share)).toThrow(/a share is more than 0 and up to 100/);
});

test('what makes no sense is refused', () => {
  expect(() => startCanary(live, a, 10)).toThrow(`mf-chat ${a.version} is live already`);
  expect(() => startCanary(emptyRegistry, a, 10)).toThrow('mf-chat has no release yet');
  expect(() => promote(live, 'mf-chat')).toThrow('mf-chat has no canary');
  expect(() => stopCanary(live, 'mf-chat')).toThrow('mf-chat has no canary');
});
