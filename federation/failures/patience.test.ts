import { jest } from '@jest/globals';
import { type Arrival, patience, patienceAfter } from './patience.ts';

/** A file over a line of so many kilobytes a second. */
const over = (speed: number, bytes = 170_000): Arrival => ({ bytes, milliseconds: bytes / speed });

test.each([
  ['a cable', over(5000)],
  ['3G', over(90)],
  ['the slowest line that is not slow', over(14.4)],
])('five seconds over %s', (_line, arrival) => {
  expect(patienceAfter([arrival])).toBe(5000);
});

test('as long as the heaviest remote takes over a slow one, up to half a minute', () => {
  expect(patienceAfter([over(8)])).toBe(9000);
  expect(patienceAfter([over(6.25)])).toBe(11_520);
  expect(patienceAfter([over(1)])).toBe(30_000);
});

test('the largest file tells, the smallest nothing', () => {
  expect(patienceAfter([over(1, 10_000), over(8), over(1, 20_000)])).toBe(9000);
  expect(patienceAfter([over(0.1, 3999)])).toBe(5000);
  expect(patienceAfter([])).toBe(5000);
});

describe('what a page has seen', () => {
  function seen(...resources: Partial<PerformanceResourceTiming>[]) {
    const entries = resources.map((entry) => ({
      name: 'https://site.example/assets/shell/1/main.js',
      encodedBodySize: 80_000,
      transferSize: 80_300,
      responseStart: 100,
      responseEnd: 10_100,
      ...entry,
    }));
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation((type) => (type === 'resource' ? entries : []) as PerformanceEntryList);
  }
  afterEach(() => jest.restoreAllMocks());

  test('is the time its files took on the way', () => {
    seen({});
    expect(patience()).toBe(9000);
  });

  test('a document that is drawn while it comes says nothing', () => {
    const slow = { transferSize: 9000, encodedBodySize: 8700, responseStart: 0, responseEnd: 4000 };
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation(
        (type) => (type === 'navigation' ? [slow] : []) as unknown as PerformanceEntryList,
      );
    expect(patience()).toBe(5000);
  });

  test.each([
    ['a file from the cache', { transferSize: 0 }],
    ['an answer of the API', { name: 'https://site.example/api/photo/1/full' }],
  ])('%s says nothing', (_what, entry) => {
    seen(entry);
    expect(patience()).toBe(5000);
  });
});
