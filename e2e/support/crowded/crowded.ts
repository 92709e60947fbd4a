import { expect, type Page } from '@playwright/test';
import { crowdedControls } from './controls.ts';
import { crowdedTexts } from './texts.ts';
import { brokenWords } from './words.ts';

/** What is cut off, wider than its place, broken, or overlaps, one line each. */
export async function crowdedOn(page: Page): Promise<string[]> {
  const controls = await page.evaluate(crowdedControls);
  const texts = await page.evaluate(crowdedTexts);
  return [...controls, ...texts, ...(await page.evaluate(brokenWords))];
}

/**
 * Fails when a control or a heading is cut off or overlaps. Other words are left out: texts that were
 * made longer have words longer than any language's.
 */
export async function expectNothingCrowded(page: Page, how: string): Promise<void> {
  expect.soft(await page.evaluate(crowdedControls), how).toEqual([]);
}
