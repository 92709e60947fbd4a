import { seeded } from '../testing/random.ts';
import { play } from '../testing/rollout.ts';
import { countsOf, type Observation } from './counts.ts';
import { mustGo } from './decide.ts';

const loads = 10_000;
/** Loads per second of a middling site. */
const pace = 20;

test.each([
  ['one that always fails', 1, 30, 60],
  ['one that fails every other time', 0.5, 40, 80],
  ['one that fails one time in ten', 0.1, 180, 400],
])('canary at 10 %%, %s', (_what, candidate, seconds, most) => {
  const random = seeded(7);
  const ending = play({
    loads,
    pace,
    share: 0.1,
    fails: { candidate, predecessor: 0.005 },
    random,
  });
  expect(ending.demoted).toBe(true);
  expect(ending.seconds).toBeLessThan(seconds);
  expect(ending.given).toBeLessThan(most);
});

test('a bad full release is gone within seconds of the first reports', () => {
  const fails = { candidate: 1, predecessor: 0.005 };
  const ending = play({ loads, pace, share: 1, fails, random: seeded(7) });
  expect(ending).toMatchObject({ demoted: true });
  expect(ending.seconds).toBeLessThan(20);
});

test('no false alarm in 1,000 healthy rollouts', () => {
  const random = seeded(42);
  let alarms = 0;
  for (let rollout = 0; rollout < 1000; rollout += 1) {
    // Large and small sites, canaries and full releases, calm and flaky networks.
    const usual = [0, 0.002, 0.01, 0.03][rollout % 4] ?? 0;
    const ending = play({
      loads: 1000,
      pace: [2, 20, 100][rollout % 3] ?? 20,
      share: [0.1, 0.5, 1][(rollout >> 2) % 3] ?? 1,
      fails: { candidate: usual, predecessor: usual },
      hopeless: [0, 0.02][rollout % 2] ?? 0,
      random,
    });
    if (ending.demoted) alarms += 1;
  }
  expect(alarms).toBe(0);
});

test('an outage in which both versions fail is nobody’s fault', () => {
  const fails = { candidate: 0.005, predecessor: 0.005 };
  const ending = play({ loads, pace, share: 1, fails, hopeless: 0.9, random: seeded(3) });
  expect(ending.demoted).toBe(false);
});

describe('voices that must not decide', () => {
  const from = (client: string, document: string, failed = true): Observation => ({
    at: 0,
    remote: 'mf-chat',
    version: 'b',
    failed,
    client,
    document,
  });
  const healthy = Array.from({ length: 60 }, (_, n) => from(`c${n}`, `d${n}`, false));
  const predecessor = { shown: 500, failed: 5 };
  const decide = (seen: Observation[]) =>
    mustGo(countsOf(seen, { remote: 'mf-chat', version: 'b', predecessor: 'a' }), predecessor);

  test('one broken browser that reloads a thousand times', () => {
    expect(decide(Array.from({ length: 1000 }, (_, n) => from('one', `d${n}`)))).toBe(false);
  });

  test('one document that repeats itself', () => {
    const forged = Array.from({ length: 1000 }, () => from('one', 'd'));
    expect(countsOf(forged, { remote: 'mf-chat', version: 'b' }).failed).toBe(1);
  });

  test('a forger with four addresses, however many documents it fetches', () => {
    const forged = Array.from({ length: 4000 }, (_, n) => from(`f${n % 4}`, `d${n}`));
    expect(decide(forged)).toBe(false);
  });

  test('a forger with a handful of addresses against a site where it works', () => {
    const forged = Array.from({ length: 600 }, (_, n) => from(`f${n % 6}`, `x${n}`));
    expect(decide([...healthy, ...forged])).toBe(false);
  });

  test('ten different people may', () => {
    expect(decide(Array.from({ length: 10 }, (_, n) => from(`c${n}`, `d${n}`)))).toBe(true);
  });
});
