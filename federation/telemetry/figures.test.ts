import { figuresOf } from './figures.ts';
import type { Measure, Voice } from './voice.ts';

const [version, other] = ['b'.repeat(12), 'a'.repeat(12)];

/** One voice of each value, each of another client. */
const voices = (measure: Measure, values: number[], of = version): Voice[] =>
  values.map((value, n) => ({
    ...{ at: n, remote: 'mf-chat', version: of, measure, value },
    ...{ client: `client ${n}`, document: `document ${n}` },
  }));
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test('of pages that were well one in ten tells, of the others each', () => {
  const outcomes = voices('failed', [...upTo(9).map(() => 0), 1]);
  expect(figuresOf(outcomes, version)).toEqual({
    ...{ errors: 1 / 91, lcp: null, inp: null, reports: 10 },
  });
  expect(figuresOf(voices('failed', upTo(10)), version).errors).toBe(1);
});

test('three quarters of the pages stay below, whoever spoke first', () => {
  const inp = voices('inp', upTo(100).reverse());
  const lcp = [...voices('lcp-cold', upTo(5)), ...voices('lcp-warm', [6, 7, 8, 9, 10])];
  expect(figuresOf([...inp, ...lcp], version)).toEqual({
    ...{ errors: null, lcp: 8, inp: 75, reports: 110 },
  });
});

test('nine reports say nothing, nor do those of another version', () => {
  const few = [...voices('failed', upTo(9)), ...voices('inp', upTo(9))];
  const none = { errors: null, lcp: null, inp: null };
  expect(figuresOf(few, version)).toEqual({ ...none, reports: 18 });
  const others = voices('inp', upTo(20), other);
  expect(figuresOf([...few, ...others], version)).toEqual({ ...none, reports: 18 });
});
