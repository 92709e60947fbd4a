import { expect, it } from '@jest/globals';
import { equivalents } from './equivalent.ts';
import { between95, type MutationReport, scoreOf } from './score.ts';

const file = 'api/src/credits/ledger.ts';
const source = `export const isEnough = (balance: number, needed: number) =>
  balance >= needed;`;
const location = { start: { line: 2, column: 3 }, end: { line: 2, column: 20 } };

const reportOf = (
  ...mutants: [status: string, replacement: string, statusReason?: string][]
): MutationReport => ({
  files: {
    [file]: {
      source,
      mutants: mutants.map(([status, replacement, statusReason]) => ({
        ...{ status, replacement, statusReason },
        location,
      })),
    },
  },
});

it('a planted fault that no test notices is named with what stood there [R37]', () => {
  const report = reportOf(
    ['Killed', 'false'],
    ['Timeout', 'true'],
    ['Survived', 'balance > needed'],
  );
  expect(scoreOf(report, [])).toEqual({
    noticed: 2,
    late: 1,
    planted: 3,
    survivors: [`${file}:2  balance >= needed  →  balance > needed`],
  });
});

it('a fault for which a test waits in vain counts as noticed by time, as one that makes it hang', () => {
  const waited = 'Error: thrown: "Exceeded timeout of 15000 ms for a test."';
  const report = reportOf(['Killed', 'false', waited], ['Killed', 'true', 'Expected: 1']);
  expect(scoreOf(report, [])).toMatchObject({ noticed: 2, late: 1 });
});

it('code that no test comes to counts as unnoticed; what did not run does not count', () => {
  const report = reportOf(['NoCoverage', 'false'], ['CompileError', 'true'], ['Ignored', 'true']);
  expect(scoreOf(report, [])).toMatchObject({ noticed: 0, planted: 1 });
});

it('a fault that changes nothing is not counted, in its file and at its words alone', () => {
  const same = { file, was: 'balance >= needed', becomes: 'true', reason: '' };
  const report = reportOf(['Survived', 'true'], ['Survived', 'false']);
  expect(scoreOf(report, [same])).toMatchObject({ planted: 1 });
  expect(scoreOf(report, [{ ...same, file: 'other.ts' }])).toMatchObject({ planted: 2 });
});

it('every fault that is said to change nothing has a reason', () => {
  expect(equivalents.filter(({ reason }) => reason.length < 10)).toEqual([]);
});

// The interval of Wilson, as R's binom::binom.wilson prints it.
it.each([
  [80, 100, 0.711, 0.867],
  [5, 5, 0.566, 1],
  [0, 10, 0, 0.278],
])('%i of %i in a sample say how many of all', (noticed, planted, least, most) => {
  const [from, to] = between95(noticed, planted);
  expect(from).toBeCloseTo(least, 3);
  expect(to).toBeCloseTo(most, 3);
});
