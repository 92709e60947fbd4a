import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../setup/paths.mjs';
import { capture } from './capture.ts';
import { failedTitles, type Suite } from './failed-titles.ts';
import { testStore } from './release-stage.ts';
import { explainFailures } from './skew/explain.ts';
import { readPlan } from './skew/plan.ts';
import { type Stage, single } from './stage.ts';

interface PlaywrightReport extends Suite {
  /** `flaky` passed at a retry. */
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Problems outside a test, such as a product that does not start. */
  errors: unknown[];
}

/** Where e2e/playwright.config.ts has it written. */
const report = join(cache, 'test/browser.json');
const playwright = join(root, 'e2e/node_modules/.bin/playwright');

/** Half an hour is for slow machines; elsewhere it takes a third. */
const minutes = 30;

/** Browser journeys against the built, released product; `paths` picks some. */
export function browserStage(paths: string[] = []): Stage {
  return {
    name: 'browser journeys',
    async run() {
      rmSync(report, { force: true });
      const args = ['test', '--config=e2e/playwright.config.ts', ...paths];
      const { ok, output } = await capture(playwright, args, { STORE_DIR: testStore }, { minutes });
      if (!existsSync(report)) return single(false, output);
      const result = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
      const { stats, errors } = result;
      const suspicion = await explainFailures(readPlan(), failedTitles(result));
      const failed = stats.unexpected + errors.length;
      return {
        passed: stats.expected + stats.flaky,
        failed: ok ? failed : Math.max(1, failed),
        skipped: stats.skipped,
        details: ok ? '' : `${output}${suspicion}`,
      };
    },
  };
}
