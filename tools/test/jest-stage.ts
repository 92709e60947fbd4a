import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cache, root } from '../setup/paths.mjs';
import { capture } from './capture.ts';
import { reason } from './reason.ts';
import { type Stage, single } from './stage.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even be loaded. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    /** Of the file, absolute. */
    name: string;
    status: string;
    /** Why it could not be loaded. */
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Native ES modules in Jest still want a flag. */
const nodeOptions = '--experimental-vm-modules --disable-warning=ExperimentalWarning';

/**
 * For machines on a bad day; elsewhere the longest of them takes nine. Two tests of load last as long as
 * SECONDS says, each.
 */
const minutes = 25 + (2 * (Number(process.env.SECONDS) || 0)) / 60;

/** Whoever gives a SEED has the tests of each file in an order of that number, the same each time. */
export function orderOf({ SEED }: NodeJS.ProcessEnv): string[] {
  if (!SEED) return [];
  if (!/^\d{1,9}$/.test(SEED)) throw new Error(`SEED is a whole number, not "${SEED}".`);
  return ['--randomize', `--seed=${SEED}`];
}

/** The failed tests with their files; a file that could not be loaded stands for its own. */
export function failuresIn({ testResults }: Pick<JestReport, 'testResults'>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = relative(root, name);
      if (failed.length === 0) return [file + reason(message)];
      return failed.map(
        ({ fullName, failureMessages = [] }) => `${file}  ${fullName}${reason(failureMessages[0])}`,
      );
    });
}

/** Jest with the given arguments: projects, or paths. */
export function jestStage(name: string, args: string[]): Stage {
  return {
    name,
    async run() {
      const order = orderOf(process.env);
      const report = join(cache, 'test', `${name}.json`);
      mkdirSync(join(cache, 'test'), { recursive: true });
      rmSync(report, { force: true });
      const { ok, output } = await capture(
        'jest',
        ['--json', `--outputFile=${report}`, '--silent', ...order, ...args],
        { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${nodeOptions}` },
        { minutes },
      );
      if (!existsSync(report)) return single(false, output);
      const result = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      const failures = failuresIn(result);
      return {
        passed: result.numPassedTests,
        // Jest also fails without a failed test, for example when it found none.
        failed: ok ? failed : Math.max(1, failed),
        details: ok ? '' : withoutReport(output),
        ...(failures.length > 0 && { failures }),
        ...(order.length > 0 && { note: `in the order of SEED=${process.env.SEED}` }),
      };
    },
  };
}

/** With `--json` Jest also prints the report itself, on one line. */
function withoutReport(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('Test results written to'))
    .join('\n');
}
