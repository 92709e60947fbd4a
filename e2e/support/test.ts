import { test as base } from '@playwright/test';
import { type RunningProduct, runningProduct } from './running-product.ts';

interface Fixtures {
  product: RunningProduct;
  /** Messages of page errors that a test brings about on purpose. */
  expectedErrors: RegExp[];
  watchErrors: undefined;
}

/**
 * Playwright's test with the running product. Every test has a fresh browser context, and fails on
 * an error nobody caught and on anything the content security policy had to refuse.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  product: ({}, use) => use(runningProduct()),
  expectedErrors: [[], { option: true }],
  watchErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('console', (message) => {
        if (/content security policy|trustedtype/i.test(message.text()))
          errors.push(message.text());
      });
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
      expect(unexpected, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;
