import { playRollout, type Trial } from '../testing/evidence.ts';
import { seeded } from '../testing/random.ts';
import { compare } from './compare.ts';
import { enough, mayGoOn, type Stage } from './go-on.ts';
import { pairsOf } from './pairs.ts';
import type { Measure, Voice } from './voice.ts';

const [version, base] = ['b'.repeat(12), 'a'.repeat(12)];
const names = { remote: 'mf-chat', version, base };
const start = new Date(0).toISOString();
const stage: Stage = { ...names, share: 5, steps: [5, 25, 100], begun: start, reached: start };
const later = 600_000;

const voice = (of: string, client: string, value: number, measure: Measure = 'failed'): Voice => ({
  at: 1,
  remote: 'mf-chat',
  version: of,
  measure,
  value,
  client,
  document: `of ${client}`,
});

/** So many clients with each version, one after the other, that say the same. */
function both(count: number, measure: Measure, ofNew = 0, ofBase = 0): Voice[] {
  return Array.from({ length: count }, (_, n) => [
    voice(base, `base ${n}`, ofBase, measure),
    voice(version, `new ${n}`, ofNew, measure),
  ]).flat();
}

const whole = [...both(enough, 'failed'), ...both(enough, 'lcp-cold'), ...both(enough, 'inp')];

test('1,000 rollouts of versions that are as good: at most one is stopped, none waits for ever', () => {
  const random = seeded(1);
  const ends = Array.from({ length: 1000 }, (_, n) => {
    const often = [0.005, 0, 0.03][n % 3] ?? 0;
    return playRollout({
      steps:
        [
          [20, 100],
          [50, 100],
          [30, 60, 100],
        ][n % 3] ?? [],
      fails: { version: often, base: often },
      perAddress: [1, 3][n % 2] ?? 1,
      returning: [0.5, 0.1, 0.8][(n >> 1) % 3] ?? 0,
      random,
    }).verdict;
  });
  expect(ends.filter((end) => end === 'halt').length).toBeLessThanOrEqual(1);
  expect(ends.filter((end) => end === 'wait')).toEqual([]);
}, 120_000);

test.each<[string, Pick<Trial, 'slower' | 'fails'>]>([
  ['twice as long until the page shows', { slower: { lcp: 2 } }],
  ['twice as long until a press shows', { slower: { inp: 2 } }],
  [
    'one page in twenty fails instead of one in two hundred',
    { fails: { version: 0.05, base: 0.005 } },
  ],
])('%s: it never gets beyond the first step', (_what, fault) => {
  const random = seeded(2);
  const ends = Array.from({ length: 10 }, () =>
    playRollout({ steps: [20, 100], ...fault, random }),
  );
  expect(new Set(ends.map(({ verdict, share }) => `${verdict} at ${share}`))).toEqual(
    new Set(['halt at 20']),
  );
});

test('it goes on when errors, LCP and INP were compared often enough', () => {
  expect(mayGoOn(whole, stage, later)).toMatchObject({ kind: 'on' });
  expect(mayGoOn(whole, stage, later).why).toContain('errors worse in 0, better in 0 of 150 pairs');
});

test.each<[string, Measure]>([
  ['errors', 'failed'],
  ['LCP', 'lcp-cold'],
  ['INP', 'inp'],
])('one pair too few for %s, and it waits for that', (name, measure) => {
  const last = whole.findLastIndex((one) => one.measure === measure);
  const verdict = mayGoOn(whole.toSpliced(last, 1), stage, later);
  expect(verdict.kind).toBe('wait');
  expect(verdict.why).toContain(`waits for 1 more pairs for ${name};`);
});

test('pairs of the step before do not count for this one, ten minutes are the least', () => {
  expect(mayGoOn(whole, stage, later - 1).why).toContain('ten minutes to pass');
  const second = { ...stage, share: 25, reached: new Date(2).toISOString() };
  expect(mayGoOn(whole, second, later + 2).why).toContain('150 more pairs for errors');
});

test('after the last step it stays, and is still taken back', () => {
  const last = { ...stage, steps: [5, 25], share: 25 };
  expect(mayGoOn(whole, last, later)).toMatchObject({ kind: 'wait' });
  const slow = [...whole, ...both(100, 'lcp-warm', 2000, 1000)];
  expect(mayGoOn(slow, last, later)).toMatchObject({ kind: 'halt' });
});

test('voices from before it began, and about other versions, are not heard', () => {
  const slow = both(100, 'inp', 800, 80);
  const begun = new Date(2).toISOString();
  expect(mayGoOn(slow, { ...stage, begun, reached: begun }, later).kind).toBe('wait');
  const other = slow.map((one) => (one.version === version ? { ...one, version: 'c' } : one));
  expect(mayGoOn(other, stage, later).kind).toBe('wait');
  expect(mayGoOn(slow, stage, later).kind).toBe('halt');
});

describe('pairs', () => {
  const pairs = (voices: Voice[]) => pairsOf(voices, names, 'failed').map(({ isWorse }) => isWorse);

  test('each voice meets the latest of the other version, once', () => {
    const voices = [voice(base, '1', 1), voice(base, '2', 0), voice(version, '3', 1)];
    expect(pairs(voices)).toEqual([true]);
    expect(pairs([...voices, voice(version, '4', 0)])).toEqual([true, false]);
    expect(pairs([...voices, voice(version, '4', 0), voice(version, '5', 1)])).toHaveLength(2);
  });

  test('alike is neither better nor worse', () => {
    expect(pairs(both(1, 'failed', 1, 1))).toEqual([undefined]);
  });

  test('a thousand voices of one client are one', () => {
    const many = Array.from({ length: 1000 }, () => voice(version, 'one', 1));
    expect(pairs([...both(50, 'failed').filter((one) => one.version === base), ...many])).toEqual([
      true,
    ]);
  });

  test('a page in which both versions failed says nothing', () => {
    const hopeless = [voice(version, 'x', 1), voice(base, 'x', 1)];
    expect(pairs([voice(base, 'y', 0), ...hopeless])).toEqual([]);
  });

  test('a forger with a dozen addresses does not stop it', () => {
    const forged = Array.from({ length: 12 }, (_, n) => voice(version, `forger ${n}`, 1));
    const calm = both(60, 'failed').filter((one) => one.version === base);
    expect(compare(pairsOf([...calm, ...forged], names, 'failed'), 'failed').isWorse).toBe(false);
  });
});
