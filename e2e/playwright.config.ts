import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { cache } from '../tools/setup/paths.mjs';
import { chromiumArgs, findOrInstallChromium, findOrInstallShell } from './support/chromium.ts';
import { otherEngine } from './support/other-engine.ts';

// Found once, by the main process; the workers inherit it.
process.env.CHROMIUM ??= findOrInstallChromium();
process.env.CHROMIUM_SHELL ??= findOrInstallShell(process.env.CHROMIUM);

/** As members have it: with the worker, and a browser that tells them something outside a page. */
const installed = ['installed/**/*.spec.ts', 'journeys/two-tabs.spec.ts'];

const launched = (executablePath: string) => ({ executablePath, args: chromiumArgs });

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/browser',
  globalSetup: './support/product/share-product.ts',
  // The browser, the API, the gateway and PostgreSQL share two cores; with a third test all are late where
  // others want the cores, too.
  workers: 2,
  fullyParallel: true,
  retries: 1,
  // For what happens once in a hundred times: `REPEAT=100 npm test -- e2e e2e/installed`.
  repeatEach: Number(process.env.REPEAT ?? 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: '../.cache/test/browser.json' }],
    ['./support/page-figures.ts', { file: join(cache, 'test/pages.md') }],
  ],
  projects: otherEngine ?? [
    {
      name: 'pages',
      testIgnore: installed,
      // A worker keeps files between pages, and what a test does to requests would not reach it.
      use: {
        serviceWorkers: 'block',
        launchOptions: launched(process.env.CHROMIUM_SHELL),
      },
    },
    {
      name: 'installed',
      testMatch: installed,
      use: { serviceWorkers: 'allow', launchOptions: launched(process.env.CHROMIUM) },
    },
  ],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
});
