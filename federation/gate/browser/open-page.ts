import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Visit } from './addresses.ts';

/** Milliseconds until a remote has to be on the page; the loader itself gives up after five seconds. */
const patience = 10_000;
/** Milliseconds after which what was drawn is there to stay: first effects have run. */
const settling = 400;

export type PageState = 'mounted' | 'missing' | 'failed' | 'absent';

function states(remote: string): string {
  const place = `[data-remote="${remote}"]`;
  const ended = ['missing', 'failed'].map((state) => `${place}[data-state="${state}"]`);
  return [`${place}[data-state="mounted"] > *`, ...ended].join(', ');
}

async function stateOf(page: Page, remote: string): Promise<PageState> {
  for (const state of ['failed', 'missing', 'mounted'] as const) {
    if (await page.locator(`[data-remote="${remote}"][data-state="${state}"]`).count())
      return state;
  }
  return 'absent';
}

/** Opens an address and waits until its remote is there, or says that it cannot be. */
export async function openPage(page: Page, origin: string, visit: Visit): Promise<PageState> {
  await page.goto(origin + visit.path, { waitUntil: 'load' });
  const drawn = page.locator(states(visit.remote)).first();
  await drawn.waitFor({ state: 'attached', timeout: patience }).catch(() => {});
  await sleep(settling);
  return stateOf(page, visit.remote);
}
