import { refOf } from '../testing/registries.ts';
import { audienceText, published, shareText } from './audience.ts';
import { emptyRegistry } from './registry.ts';
import { goLive, pinSite, startCanary } from './steps.ts';

const rollout = { steps: [5, 25, 100], begun: '', reached: '' };

test.each([
  [5, '5 %, by evidence then 25 and 100 %'],
  [25, '25 %, by evidence then 100 %'],
  [100, '100 %'],
])('a rollout at %d % names the shares that are still to come', (share, words) => {
  expect(shareText({ share, rollout })).toBe(words);
});

test('an audience in words', () => {
  expect(audienceText({ kind: 'live' })).toBe('live');
  expect(audienceText({ kind: 'site', site: 'a.localhost' })).toBe('live on a.localhost');
  expect(audienceText({ kind: 'canary', share: 10 })).toBe('canary for 10 %');
});

test('each audience has the version that it gets', () => {
  const [live, trial, pinned] = [refOf('a'), refOf('b'), refOf('c')];
  const registry = pinSite(
    startCanary(goLive(emptyRegistry, live), trial, 10),
    pinned,
    'a.localhost',
  );
  const versionOf = (audience: Parameters<typeof published>[2]) =>
    published(registry, 'mf-chat', audience);
  expect(versionOf({ kind: 'live' })).toBe(live.version);
  expect(versionOf({ kind: 'canary', share: 10 })).toBe(trial.version);
  expect(versionOf({ kind: 'site', site: 'a.localhost' })).toBe(pinned.version);
  expect(versionOf({ kind: 'site', site: 'b.localhost' })).toBeUndefined();
  expect(published(registry, 'mf-none', { kind: 'live' })).toBeUndefined();
});
