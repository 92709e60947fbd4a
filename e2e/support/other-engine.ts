import type { PlaywrightTestConfig } from '@playwright/test';

const { ENGINE, FIREFOX } = process.env;

/**
 * Pages in another engine than Chromium: `ENGINE=firefox` or `webkit` takes Playwright's own, which
 * `npx playwright install` brings; `FIREFOX` is the path of one of the system's instead.
 */
export const otherEngine: PlaywrightTestConfig['projects'] = ENGINE
  ? [
      {
        name: ENGINE,
        testIgnore: 'installed/**',
        use: {
          browserName: ENGINE as 'firefox' | 'webkit',
          ...(FIREFOX && { channel: 'moz-firefox', launchOptions: { executablePath: FIREFOX } }),
        },
      },
    ]
  : undefined;
