import { expect, it } from '@jest/globals';
import type { BrowserReport } from './browser-report.ts';
import { judged } from './browser-stage.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

function triesOf(status: Status) {
  const broken = { errors: [{ message: 'too slow\n    at its.ts:1' }] };
  const tries = { unexpected: [broken, broken], flaky: [broken, { errors: [] }] };
  return tries[status as keyof typeof tries] ?? [{ errors: [] }];
}

/** A run of these tests, as Playwright's report has it: each in a group of its own in its file. */
function runOf(...statuses: Status[]): BrowserReport {
  const count = (wanted: Status) => statuses.filter((status) => status === wanted).length;
  const spec = (status: Status, index: number) => ({
    title: `a test that is ${status}`,
    ok: status !== 'unexpected',
    file: 'journeys/a.spec.ts',
    line: index + 1,
    tests: [{ status, results: triesOf(status) }],
  });
  return {
    suites: [{ suites: statuses.map((status, index) => ({ specs: [spec(status, index)] })) }],
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
    errors: [],
  };
}

const ran = (ok: boolean) => ({ ok, output: 'what Playwright printed' });

it('a test that needed a second try fails the suite, and is named with its place [R38]', () => {
  // Playwright itself ends well.
  const { passed, failed, details, failures, note } = judged(runOf('expected', 'flaky'), ran(true));
  expect({ passed, failed, note }).toEqual({ passed: 1, failed: 1, note: '1 flaky' });
  expect(failures).toEqual([
    'e2e/journeys/a.spec.ts:2  a test that is flaky  (flaky)\n        too slow',
  ]);
  expect(details).toContain('what Playwright printed');
});

it('what is broken is told from what is flaky', () => {
  const { passed, failed, failures } = judged(runOf('unexpected', 'flaky', 'expected'), ran(false));
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(failures).toEqual([
    'e2e/journeys/a.spec.ts:1  a test that is unexpected\n        too slow',
    'e2e/journeys/a.spec.ts:2  a test that is flaky  (flaky)\n        too slow',
  ]);
});

it('a run without either says nothing', () => {
  const outcome = judged(runOf('expected', 'skipped'), ran(true));
  expect(outcome).toEqual({ passed: 1, failed: 0, skipped: 1, details: '' });
});

it('a run that fails without a failed test is a failure, too', () => {
  expect(judged(runOf(), ran(false)).failed).toBe(1);
  const outside = { ...runOf('expected'), errors: [{ message: 'no product' }] };
  expect(judged(outside, ran(false))).toMatchObject({ passed: 1, failed: 1 });
});
