import { defineConfig } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from './support/chromium.ts';

// Found once, by the main process; the workers inherit it.
process.env.CHROMIUM ??= findOrInstallChromium();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test/browser',
  globalSetup: './support/product/share-product.ts',
  // The browser, the API, the gateway and PostgreSQL share two cores.
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test/browser.json' }]],
  projects: [
    {
      name: 'pages',
      testIgnore: 'installed/**',
      // A worker keeps files between pages, and what a test does to requests would not reach it.
      use: { serviceWorkers: 'block' },
    },
    {
      name: 'installed',
      testMatch: ['installed/**/*.spec.ts', 'journeys/two-tabs.spec.ts'],
      use: { serviceWorkers: 'allow' },
    },
  ],
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: chromiumArgs,
    },
  },
});
