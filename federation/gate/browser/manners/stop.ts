import type { Page } from 'playwright-core';
import { hideSlotEvent, showSlotEvent } from '../../../loader/show-slot.ts';
import { slotExpose } from '../../../workspace/package-files.ts';
import { emptyPage } from '../addresses.ts';

/** What comes and goes: the page of a remote at a path, or one of its slots there. */
export interface Stop {
  remote: string;
  path: string;
  slot?: string;
}

/** Where a stop is drawn. A slot may be in the page already; the one that was asked for counts. */
export function placeOf({ remote, slot }: Stop): string {
  const place = (expose: string) => `[data-remote="${remote}"][data-expose="${expose}"]`;
  if (!slot) return place('entry');
  const within = slot.startsWith('modal:') ? '' : `[data-slot="${slot}"] `;
  return within + place(slotExpose(slot).slice(2));
}

/** Shows another address without loading a document, as going back and forth does. */
async function goTo(page: Page, path: string): Promise<true> {
  await page.evaluate((to) => {
    const idx = (history.state?.idx ?? 0) + 1;
    history.pushState({ idx, key: `gate-${idx}`, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  return true;
}

const dispatched = (page: Page, name: string, slot: string) =>
  page.evaluate(
    ([type, detail]) => !dispatchEvent(new CustomEvent(type, { detail, cancelable: true })),
    [name, slot] as const,
  );

/** Has it come; false where the shell shows no slot by name. */
export const askFor = (page: Page, { path, slot }: Stop): Promise<boolean> =>
  slot ? dispatched(page, showSlotEvent, slot) : goTo(page, path);

/** Has it go, a page to one of nobody; false where the shell takes no slot away. */
export const askAway = (page: Page, { slot }: Stop): Promise<boolean> =>
  slot ? dispatched(page, hideSlotEvent, slot) : goTo(page, emptyPage);
