import fc from 'fast-check';
import { attempt, refOf, registries, steps } from '../testing/registries.ts';
import { type Channel, namedVersions, type Registry, registry as schema } from './registry.ts';
import { resolve } from './resolve.ts';
import { expendable } from './retention.ts';
import { goLive, rollBack, startCanary } from './steps.ts';

const channels = registries.map(({ channels: all }) => Object.values(all));

test('every step raises the sequence by one or changes nothing at all', () => {
  fc.assert(
    fc.property(registries, steps, (before, step) => {
      const after = attempt(before, step);
      if (after !== before) expect(after.sequence).toBe(before.sequence + 1);
    }),
  );
});

test('whatever the steps, the registry stays valid and knows the digest of all it names', () => {
  fc.assert(
    fc.property(registries, (registry) => {
      expect(schema.safeParse(registry).success).toBe(true);
      for (const channel of Object.values(registry.channels)) {
        expect(new Set(Object.keys(channel.digests))).toEqual(namedVersions(channel));
      }
    }),
  );
});

test('a version is never its own way back', () => {
  fc.assert(
    fc.property(channels, (all) => {
      for (const { live, before } of all) {
        expect(new Set([live, ...before]).size).toBe(before.length + 1);
      }
    }),
  );
});

const fresh = refOf('f');

/** A channel as far as browsers notice: not what was taken back. */
function served(registry: Registry) {
  return Object.entries(registry.channels).map(([name, { withdrawn: _, ...rest }]) => [name, rest]);
}

function withoutFresh(channel: Channel | undefined): boolean {
  return channel !== undefined && !namedVersions(channel).has(fresh.version);
}

test('a release that is rolled back was never there', () => {
  fc.assert(
    fc.property(registries, (before) => {
      const channel = before.channels['mf-chat'];
      fc.pre(withoutFresh(channel) && channel?.canary === null && channel.before.length < 5);
      const after = rollBack(goLive(before, fresh), 'mf-chat');
      expect(served(after)).toEqual(served(before));
      expect(after.channels['mf-chat']?.withdrawn[0]).toBe(fresh.version);
    }),
  );
});

test('a canary that is rolled back was never there', () => {
  fc.assert(
    fc.property(registries, fc.integer({ min: 1, max: 100 }), (before, share) => {
      const channel = before.channels['mf-chat'];
      fc.pre(withoutFresh(channel) && channel?.canary === null);
      const after = rollBack(startCanary(before, fresh, share), 'mf-chat');
      expect(served(after)).toEqual(served(before));
      expect(after.channels['mf-chat']?.withdrawn[0]).toBe(fresh.version);
    }),
  );
});

test('nothing a browser can be sent to is ever pruned, and at least five versions stay', () => {
  const stored = fc.uniqueArray(fc.constantFrom(...'0123456789abcdef'), { minLength: 0 });
  fc.assert(
    fc.property(registries, stored, (registry, extra) => {
      const channel = registry.channels['mf-chat'];
      const named = channel ? [...namedVersions(channel)] : [];
      const versions = [...new Set([...named, ...extra.map((digit) => refOf(digit).version)])];
      const all = versions.map((version, index) => ({
        version,
        createdAt: `2026-01-01T00:00:${String(index).padStart(2, '0')}.000Z`,
      }));
      const gone = expendable(all, new Set(named), Date.parse('2026-03-01'));
      for (const version of named) expect(gone).not.toContain(version);
      expect(all.length - gone.length).toBeGreaterThanOrEqual(Math.min(5, all.length));
    }),
  );
});

const visitor = fc.record({
  bucket: fc.integer({ min: 0, max: 9999 }),
  site: fc.constantFrom('localhost', 'another.localhost', 'third.localhost'),
});

test('the same browser on the same site always gets the same, and something else to fall back to', () => {
  fc.assert(
    fc.property(registries, visitor, (registry, who) => {
      const first = resolve(registry, who);
      expect(resolve(structuredClone(registry), { ...who })).toEqual(first);
      for (const { version, previous } of Object.values(first)) expect(previous).not.toBe(version);
    }),
  );
});

test('a canary has its share of the buckets, exactly, and growing it takes it from nobody', () => {
  const base = goLive({ sequence: 0, channels: {}, change: null }, refOf('a'));
  const inCanary = (share: number) => {
    const registry = startCanary(base, fresh, share);
    return Array.from({ length: 10_000 }, (_, bucket) => bucket).filter(
      (bucket) =>
        resolve(registry, { bucket, site: 'localhost' })['mf-chat']?.version === fresh.version,
    );
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (share) => {
      const few = inCanary(share);
      expect(few).toHaveLength(share * 100);
      const more = new Set(inCanary(share * 2));
      expect(few.every((bucket) => more.has(bucket))).toBe(true);
    }),
    { numRuns: 20 },
  );
});

test('random browsers get a canary in the proportion of its share', () => {
  const base = goLive({ sequence: 0, channels: {}, change: null }, refOf('a'));
  const registry = startCanary(base, fresh, 10);
  const bucket = fc.integer({ min: 0, max: 9999 });
  const noBias = fc.noBias(bucket);
  const drawn = fc.sample(noBias, { numRuns: 20_000, seed: 42 });
  const hits = drawn.filter(
    (one) => resolve(registry, { bucket: one, site: 's' })['mf-chat']?.version === fresh.version,
  ).length;
  expect(hits / drawn.length).toBeGreaterThan(0.09);
  expect(hits / drawn.length).toBeLessThan(0.11);
});
