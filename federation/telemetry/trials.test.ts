import { emptyRegistry, type Registry } from '../registry/registry.ts';
import { goLive, startCanary } from '../registry/steps.ts';
import { refOf } from '../testing/registries.ts';
import { demote } from './demote.ts';
import { stagesOf } from './stages.ts';
import { type Trial, trialsOf } from './trials.ts';

const of = (digit: string) => digit.repeat(12);
/** mf-chat went live in versions a and b. */
const live = [refOf('a'), refOf('b')].reduce<Registry>(goLive, emptyRegistry);
const at = new Date(0).toISOString();
const rollout = { steps: [10, 50, 100], begun: at, reached: at };
const tried = startCanary(live, refOf('c'), 10, rollout);

const release: Trial = {
  ...{ remote: 'mf-chat', version: of('b'), predecessor: of('a'), kind: 'release' },
};
const canary: Trial = {
  ...{ remote: 'mf-chat', version: of('c'), predecessor: of('b'), kind: 'canary' },
};

test('on trial is what has something to go back to: a canary, and what is live', () => {
  expect(trialsOf(tried)).toEqual([canary, release]);
  expect(trialsOf(live)).toEqual([release]);
  expect(trialsOf(goLive(emptyRegistry, refOf('a')))).toEqual([]);
});

test('of the shell no page reports outcomes', () => {
  const shells = [refOf('a', 'shell'), refOf('b', 'shell')].reduce<Registry>(goLive, live);
  expect(trialsOf(shells)).toEqual([release]);
});

test('a canary that lost ends, a release that did gives way to the one before', () => {
  expect(demote(tried, canary).channels['mf-chat']).toMatchObject({
    ...{ live: of('b'), canary: null, withdrawn: [of('c')] },
  });
  expect(demote(live, release).channels['mf-chat']).toMatchObject({
    ...{ live: of('a'), before: [], withdrawn: [of('b')] },
  });
});

test.each<[string, Registry, Trial]>([
  ['a canary that ended', live, canary],
  ['another canary', startCanary(tried, refOf('d'), 10), canary],
  ['another release', goLive(live, refOf('d')), release],
  ['nothing to go back to', goLive(emptyRegistry, refOf('b')), release],
  ['a package that is gone', emptyRegistry, release],
  ['the canary of a package that is gone', emptyRegistry, canary],
])('somebody was faster, and there is %s: nothing changes', (_what, now, trial) => {
  expect(demote(now, trial)).toBe(now);
});

test('by evidence goes on what was begun so', () => {
  expect(stagesOf(tried)).toEqual([
    { remote: 'mf-chat', version: of('c'), base: of('b'), share: 10, ...rollout },
  ]);
  expect(stagesOf(startCanary(live, refOf('c'), 10))).toEqual([]);
  expect(stagesOf(live)).toEqual([]);
});
