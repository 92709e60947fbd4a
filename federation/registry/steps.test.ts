import { refOf } from '../testing/registries.ts';
import { LostRace } from './refusal.ts';
import { emptyRegistry, type Registry, type ReleaseRef } from './registry.ts';
import {
  goLive,
  goOn,
  pinSite,
  promote,
  publish,
  refuseIfChanged,
  rollBack,
  startCanary,
  stopCanary,
  unpinSite,
} from './steps.ts';

const [a, b, c] = [refOf('a'), refOf('b'), refOf('c')];

function after(...releases: ReleaseRef[]): Registry {
  return releases.reduce(goLive, emptyRegistry);
}

const onlyA = after(a);

test('remembers what was live before, latest first', () => {
  const { channels, sequence } = after(a, b, c);
  expect(channels['mf-chat']).toMatchObject({ live: c.version, before: [b.version, a.version] });
  expect(sequence).toBe(3);
});

test('what is live again is not what it falls back to', () => {
  const again = after(a, b, a).channels['mf-chat'];
  expect(again).toMatchObject({ live: a.version, before: [b.version] });
  const ended = goLive(startCanary(after(a, b), c, 10), b).channels['mf-chat'];
  expect(ended).toMatchObject({ live: b.version, before: [a.version], canary: null });
});

test('releasing what is live changes nothing', () => {
  const registry = after(a);
  expect(goLive(registry, a)).toBe(registry);
});

test('leaves the other channels alone', () => {
  const registry = after(a, refOf('1', 'shell'));
  expect(goLive(registry, b).channels.shell).toBe(registry.channels.shell);
});

test('five versions stay ready to go back to', () => {
  const { channels } = after(...'1234567'.split('').map((digit) => refOf(digit)));
  expect(channels['mf-chat']?.before).toHaveLength(5);
});

test('what goes live is for everybody: it ends a canary, and keeps what a site has pinned', () => {
  const registry = goLive(pinSite(startCanary(after(a), b, 10), a, 'another.localhost'), c);
  expect(registry.channels['mf-chat']).toMatchObject({
    live: c.version,
    canary: null,
    sites: { 'another.localhost': a.version },
  });
});

test('rolling back first ends a canary, then takes back releases one by one', () => {
  const trial = startCanary(after(a, b), c, 10);
  const once = rollBack(trial, 'mf-chat');
  expect(once.channels['mf-chat']).toMatchObject({ live: b.version, canary: null });
  const twice = rollBack(once, 'mf-chat');
  expect(twice.channels['mf-chat']).toMatchObject({ live: a.version, before: [] });
  expect(() => rollBack(twice, 'mf-chat')).toThrow(`mf-chat has no version before ${a.version}`);
});

test('a version that was rolled back is not what browsers fall back to', () => {
  const { channels } = rollBack(after(a, b, c), 'mf-chat');
  expect(channels['mf-chat']?.before).toEqual([a.version]);
});

test('what was taken back is remembered until it is released again', () => {
  const back = rollBack(after(a, b, c), 'mf-chat', a.version);
  expect(back.channels['mf-chat']?.withdrawn).toEqual([c.version, b.version]);
  expect(goLive(back, b).channels['mf-chat']?.withdrawn).toEqual([c.version]);
});

test('a canary that ends because what is live went back is remembered like that', () => {
  const back = rollBack(startCanary(after(a, b), c, 10), 'mf-chat', a.version);
  expect(back.channels['mf-chat']).toMatchObject({ live: a.version, canary: null });
  expect(back.channels['mf-chat']?.withdrawn).toEqual([c.version, b.version]);
});

test('a canary that went live by going back to it was not taken back', () => {
  const back = rollBack(startCanary(after(a, b), a, 10), 'mf-chat', a.version);
  expect(back.channels['mf-chat']).toMatchObject({ live: a.version, withdrawn: [b.version] });
});

test('goes back to a named version, and to no other', () => {
  const registry = after(a, b, c);
  expect(rollBack(registry, 'mf-chat', a.version).channels['mf-chat']?.live).toBe(a.version);
  expect(() => rollBack(registry, 'mf-chat', 'f'.repeat(12))).toThrow(/cannot go back to/);
  expect(() => rollBack(registry, 'mf-none')).toThrow('mf-none has no release yet');
});

test('a promoted canary is live, with the version before to fall back to', () => {
  const registry = promote(startCanary(onlyA, b, 25), 'mf-chat');
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
  expect(stopCanary(startCanary(onlyA, b, 25), 'mf-chat').channels['mf-chat']).toEqual({
    ...onlyA.channels['mf-chat'],
    withdrawn: [b.version],
  });
});

test('a share may be changed while the canary runs', () => {
  const registry = startCanary(startCanary(onlyA, b, 10), b, 50);
  expect(registry.channels['mf-chat']?.canary).toEqual({ version: b.version, share: 50 });
  expect(startCanary(registry, b, 50)).toBe(registry);
});

test.each([0, -1, 101, Number.NaN])('a share of %d is refused', (share) => {
  expect(() => startCanary(onlyA, b, share)).toThrow(/a share is more than 0 and up to 100/);
});

test('a site may have a version of its own, and follow all others again', () => {
  const site = 'a.localhost';
  const pinned = pinSite(rollBack(after(a, b), 'mf-chat'), b, site);
  expect(pinned.channels['mf-chat']).toEqual({
    live: a.version,
    before: [],
    canary: null,
    sites: { [site]: b.version },
    withdrawn: [],
    digests: { [a.version]: a.digest, [b.version]: b.digest },
  });
  expect(pinSite(pinned, b, site)).toBe(pinned);
  const followed = unpinSite(pinSite(pinned, a, 'b.localhost'), 'mf-chat', site);
  expect(followed.channels['mf-chat']?.sites).toEqual({ 'b.localhost': a.version });
  expect(() => unpinSite(followed, 'mf-chat', site)).toThrow(
    'mf-chat has no version of its own on a.localhost',
  );
});

test('a release is published to whom it is for', () => {
  const channelAfter = (audience: Parameters<typeof publish>[2]) =>
    publish(onlyA, b, audience).channels['mf-chat'];
  expect(channelAfter({ kind: 'live' })).toMatchObject({
    live: b.version,
    canary: null,
    sites: {},
  });
  expect(channelAfter({ kind: 'canary', share: 10 })).toMatchObject({
    live: a.version,
    canary: { version: b.version, share: 10 },
  });
  expect(channelAfter({ kind: 'site', site: 'x' })).toMatchObject({
    live: a.version,
    sites: { x: b.version },
  });
});

test('whoever looked before somebody else changed the same package has lost the race', () => {
  const change = { at: '2026-11-24T10:00:00.000Z', who: 'ann', what: 'released b', why: '' };
  const now = { ...goLive(onlyA, b), change };
  expect(() => refuseIfChanged(onlyA, now, 'mf-chat')).toThrow(LostRace);
  expect(() => refuseIfChanged(onlyA, now, 'mf-chat')).toThrow(
    'mf-chat was changed meanwhile (released b, by ann); look again, then repeat',
  );
  expect(() => refuseIfChanged(onlyA, { ...now, change: null }, 'mf-chat')).toThrow(
    'mf-chat was changed meanwhile (a change, by somebody)',
  );
  expect(() => refuseIfChanged(onlyA, now, 'shell')).not.toThrow();
});

test('what a version cannot go back to is said with what it could', () => {
  const nowhere = 'f'.repeat(12);
  expect(() => rollBack(after(a, b, c), 'mf-chat', nowhere)).toThrow(
    `versions before: ${b.version}, ${a.version}`,
  );
  expect(() => rollBack(onlyA, 'mf-chat', nowhere)).toThrow('versions before: none');
});

test('what makes no sense is refused', () => {
  expect(() => startCanary(onlyA, a, 10)).toThrow(`mf-chat ${a.version} is live already`);
  expect(() => startCanary(emptyRegistry, a, 10)).toThrow('mf-chat has no release yet');
  expect(() => promote(onlyA, 'mf-chat')).toThrow('mf-chat has no canary');
  expect(() => stopCanary(onlyA, 'mf-chat')).toThrow('mf-chat has no canary');
});

describe('a rollout by evidence', () => {
  const [begun, later] = ['2026-11-24T10:00:00.000Z', '2026-11-24T11:00:00.000Z'];
  const rollout = { steps: [5, 25, 100], begun, reached: begun };
  const name = 'mf-chat';
  const first = startCanary(onlyA, b, 5, rollout);
  const canaryOf = (registry: Registry) => registry.channels[name]?.canary;

  test('goes on to its next share, remembers since when, and is live at 100', () => {
    const second = goOn(first, { name, version: b.version, from: 5 }, later);
    expect(canaryOf(second)).toEqual({
      version: b.version,
      share: 25,
      rollout: { ...rollout, reached: later },
    });
    const last = goOn(second, { name, version: b.version, from: 25 }, later);
    expect(last.channels[name]).toMatchObject({ live: b.version, canary: null });
  });

  test('nothing happens when somebody was faster', () => {
    const second = goOn(first, { name, version: b.version, from: 5 }, later);
    expect(goOn(second, { name, version: b.version, from: 5 }, later)).toBe(second);
    const other = startCanary(first, c, 5, rollout);
    expect(goOn(other, { name, version: b.version, from: 5 }, later)).toBe(other);
    expect(goOn(onlyA, { name, version: b.version, from: 5 }, later)).toBe(onlyA);
    const byHand = startCanary(first, b, 10);
    expect(goOn(byHand, { name, version: b.version, from: 10 }, later)).toBe(byHand);
  });

  test('the same command again lets it go on from where it is; a share by hand takes it over', () => {
    const second = goOn(first, { name, version: b.version, from: 5 }, later);
    expect(startCanary(second, b, 5, { ...rollout, begun: later, reached: later })).toBe(second);
    const byHand = startCanary(first, b, 5);
    expect(canaryOf(byHand)).toEqual({ version: b.version, share: 5 });
    expect(startCanary(byHand, b, 5, rollout)).toEqual({ ...first, sequence: first.sequence + 2 });
  });
});
