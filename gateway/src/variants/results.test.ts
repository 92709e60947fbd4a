import type { Counted } from './counts.ts';
import { resultLines } from './results.ts';
import type { Stage } from './seen-variants.ts';

function counted(variant: string, views: number, done: number, page = 'home'): Counted[] {
  const times = (stage: Stage, count: number) =>
    Array.from({ length: count }, () => ({ site: 'localhost', page, variant, stage }));
  return [...times('view', views), ...times('begun', done * 2), ...times('done', done)];
}

const said = (...of: Counted[][]) => resultLines(of.flat()).join('\n');

test('a table of a page: visitors, begun, done, and where the true share lies', () => {
  const table = said(counted('base', 1000, 100));
  expect(table).toContain('localhost  home');
  expect(table).toMatch(/base +1000 +200 +100 +10\.0 % +\(8\.3 % to 12\.0 %\)/);
});

test.each([
  ['more', 460, 'join: more sign-ups than base, 97.0 % sure.'],
  ['fewer', 340, 'join: fewer sign-ups than base'],
  ['about as many', 410, 'join: no difference from base that one could be sure of'],
])('with %s sign-ups it says so', (_what, done, verdict) => {
  expect(said(counted('base', 4000, 400), counted('join', 4000, done))).toContain(verdict);
});

test('before there are enough visitors it says how many are lacking, whatever the figures', () => {
  expect(said(counted('base', 200, 20), counted('join', 150, 60))).toContain(
    'join: too early to say. It takes about 3600 visitors each, and there are 150.',
  );
  expect(said(counted('base', 200, 0), counted('join', 150, 5))).toContain('nobody signed up');
});

test('pages stand apart; nothing counted is said', () => {
  const both = said(counted('base', 10, 1), counted('bold', 10, 1, 'landers/summer'));
  expect(both.match(/localhost {2}/g)).toHaveLength(2);
  expect(resultLines([])).toEqual(['Nothing has been counted.']);
});
