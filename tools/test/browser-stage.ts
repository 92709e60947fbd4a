import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../setup/paths.mjs';
import { type BrowserReport, failedTests, failedTitles, flakyTests } from './browser-report.ts';
import { type Captured, capture } from './capture.ts';
import { ofTestStore } from './release-stage.ts';
import { explainFailures } from './skew/explain.ts';
import { readPlan } from './skew/plan.ts';
import { type Outcome, type Stage, single } from './stage.ts';

/** Where e2e/playwright.config.ts has it written. */
const reportFile = join(cache, 'test/browser.json');
const playwright = join(root, 'e2e/node_modules/.bin/playwright');

/** For machines on a bad day: there it took three quarters of an hour, elsewhere it takes a third of that. */
const minutes = 50;

/**
 * What a run of Playwright comes to. A test that needed a second try failed: the try is there to
 * tell what passes sometimes from what is broken, and both have to be mended.
 */
export function judged(report: BrowserReport, { ok, output }: Captured, suspicion = ''): Outcome {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const failures = [...failedTests(report), ...flakyTests(report)];
  return {
    passed: expected,
    failed: ok ? failed : Math.max(1, failed),
    skipped,
    details: ok && failed === 0 ? '' : [output, suspicion].join('\n'),
    ...(failures.length > 0 && { failures }),
    ...(flaky > 0 && { note: `${flaky} flaky` }),
  };
}

/** Browser journeys against the built, released product; `paths` picks some. */
export function browserStage(paths: string[] = []): Stage {
  return {
    name: 'browser journeys',
    async run() {
      rmSync(reportFile, { force: true });
      const args = ['test', '--config=e2e/playwright.config.ts', ...paths];
      const ran = await capture(playwright, args, ofTestStore, { minutes });
      if (!existsSync(reportFile)) return single(false, ran.output);
      const report = JSON.parse(readFileSync(reportFile, 'utf8')) as BrowserReport;
      return judged(report, ran, await explainFailures(readPlan(), failedTitles(report)));
    },
  };
}
