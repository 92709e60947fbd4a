import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { showSlotEvent } from '../../loader/show-slot.ts';
import { slotExpose } from '../../workspace/package-files.ts';
import type { Visit } from './addresses.ts';

/** Milliseconds until a remote has to be on the page; the loader itself gives up after five seconds. */
const patience = 10_000;
/** Milliseconds after which what was drawn is there to stay: first effects have run. */
const settling = 400;

/** `closed`: a slot was shown and went by itself. `unasked`: an older shell shows no slot by name. */
export type PageState = 'mounted' | 'missing' | 'failed' | 'absent' | 'closed' | 'unasked';

export async function stateOf(page: Page, place: string): Promise<PageState> {
  for (const state of ['failed', 'missing', 'mounted'] as const) {
    if (await page.locator(`${place}[data-state="${state}"]`).count()) return state;
  }
  return 'absent';
}

/** Waits until one of the selectors is there; false when that takes too long. */
async function appears(page: Page, ...selectors: string[]): Promise<boolean> {
  const found = page.locator(selectors.join(', ')).first();
  const waiting = found.waitFor({ state: 'attached', timeout: patience });
  return waiting.then(
    () => true,
    () => false,
  );
}

/** Opens an address and waits until its remote is there, or says that it cannot be. */
async function openRoute(page: Page, { remote }: Visit): Promise<PageState> {
  const place = `[data-remote="${remote}"]`;
  const ended = ['missing', 'failed'].map((state) => `${place}[data-state="${state}"]`);
  await appears(page, `${place}[data-state="mounted"] > *`, ...ended);
  await sleep(settling);
  return stateOf(page, place);
}

/** From now on the page notes whether something was there, however soon it went again. */
async function noteShown(page: Page, selectors: string[]): Promise<() => Promise<boolean>> {
  const shown = await page.evaluateHandle((selector) => {
    const found = { shown: false };
    const isIt = (node: Node) =>
      node instanceof Element && (node.matches(selector) || node.querySelector(selector) !== null);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if ([target, ...addedNodes].some(isIt)) found.shown = true;
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    return found;
  }, selectors.join(', '));
  return () =>
    page
      .waitForFunction((found) => found.shown, shown, { timeout: patience })
      .then(
        () => true,
        () => false,
      );
}

/** Has the shell show a slot. It need not draw anything: what it is about may not be there. */
async function openSlot(page: Page, slot: string): Promise<PageState> {
  await appears(page, 'main h1');
  await sleep(settling);
  const place = `[data-expose="${slotExpose(slot).slice(2)}"]`;
  const shown = await noteShown(
    page,
    ['mounted', 'failed'].map((state) => `${place}[data-state="${state}"]`),
  );
  const isUnasked = await page.evaluate(
    ([name, detail]) => dispatchEvent(new CustomEvent(name, { detail, cancelable: true })),
    [showSlotEvent, slot] as const,
  );
  if (isUnasked) return 'unasked';
  const isShown = await shown();
  await sleep(settling);
  const state = await stateOf(page, place);
  return isShown && state === 'absent' ? 'closed' : state;
}

/** Opens what a visit is about, and says how that ended. */
export async function openPage(page: Page, origin: string, visit: Visit): Promise<PageState> {
  await page.goto(origin + visit.path, { waitUntil: 'load' });
  return visit.slot ? openSlot(page, visit.slot) : openRoute(page, visit);
}
