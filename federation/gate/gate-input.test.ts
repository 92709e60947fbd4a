import type { Audience } from '../registry/audience.ts';
import { emptyRegistry, type Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { goLive, pinSite } from '../registry/steps.ts';
import { releaseOf } from '../testing/releases.ts';
import { takenOver } from './gate-input.ts';

const [chat, pinned, members] = [
  releaseOf('a'),
  releaseOf('b'),
  releaseOf('b', { name: 'mf-members' }),
];
const refOf = ({ name, version }: Release) => ({ name, version, digest: '' });
const live = [members, chat].map(refOf).reduce<Registry>(goLive, emptyRegistry);
const registry = pinSite(live, refOf(pinned), 'one.example');
const known = [members, pinned, chat].map((release) => ({
  release,
  read: () => Promise.reject(new Error('nobody reads')),
}));
const placeOf = (name: string, audience: Audience) =>
  takenOver({ registry, known, audience }, name);
const on = (site: string): Audience => ({ kind: 'site', site });

test.each<[string, Audience, Release]>([
  ['everybody', { kind: 'live' }, chat],
  ['some browsers', { kind: 'canary', share: 10 }, chat],
  ['a site with a version of its own', on('one.example'), pinned],
  ['a site without one', on('two.example'), chat],
])('what is for %s takes the place of what they have', (_whom, audience, expected) => {
  expect(placeOf('mf-chat', audience)).toBe(expected);
});

test('each package has its own place, and a new one takes nobody’s', () => {
  expect(placeOf('mf-members', { kind: 'live' })).toBe(members);
  expect(placeOf('mf-new', { kind: 'live' })).toBeUndefined();
  expect(placeOf('mf-new', on('one.example'))).toBeUndefined();
});
