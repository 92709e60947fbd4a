import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { keepFigure } from './page-figures.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe, read once by a page, however often it is asked. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Fails on anything axe finds on the page as it is, with where it is; `rules` asks for some only. */
export async function expectAccessible(page: Page, how: string, rules?: string[]): Promise<void> {
  await bringAxe(page);
  const runOnly: RunOptions['runOnly'] = rules
    ? { type: 'rule', values: rules }
    : { type: 'tag', values: standards };
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: { run(how: RunOptions): Promise<AxeResults> } };
    // What passes is not described; no page here has frames of others.
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false };
    const { violations } = await axe.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }, runOnly);
  keepFigure('axe', found.length);
  expect.soft(found, how).toEqual([]);
}

/** Fails when something is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect.soft(wide, 'wider than 320 px').toEqual([]);
}
