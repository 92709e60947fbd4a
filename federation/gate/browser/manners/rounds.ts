import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { type PageState, stateOf } from '../open-page.ts';
import { wordsIn } from './in-page/words.ts';
import type { Leftovers } from './leftovers.ts';
import { type Seen, tooLong } from './long-tasks.ts';
import { askAway, askFor, placeOf, type Stop } from './stop.ts';
import type { Instruments } from './tab.ts';

/** How often it comes and goes. */
const rounds = 3;

/**
 * Milliseconds: until a page must have come or gone; until one that is there must have drawn
 * something; what it still does then; when it should rest.
 */
const patience = 10_000;
const drawing = 1000;
const settling = 100;
const resting = 250;

/** True when it is there in time. */
export async function isThere(page: Page, selector: string, timeout: number): Promise<boolean> {
  const found = page.locator(selector).first().waitFor({ state: 'attached', timeout });
  return found.then(
    () => true,
    () => false,
  );
}

/** What stays where it is. */
export class StuckError extends Error {
  override name = 'StuckError';
}

/** Whether something stands in a place. One that is too busy to answer in time is asked once more. */
async function hasDrawn(page: Page, place: string): Promise<boolean> {
  const drawn = `${place}:not(:empty)`;
  return (await isThere(page, drawn, drawing)) || (await page.locator(drawn).count()) > 0;
}

/** Has the page or slot of a stop come, and says how that ended. */
export async function come(page: Page, stop: Stop): Promise<PageState> {
  const place = placeOf(stop);
  if (!(await askFor(page, stop))) return 'unasked';
  const ended = ['mounted', 'missing', 'failed', 'kept'];
  const states = ended.map((state) => `${place}[data-state="${state}"]`).join(', ');
  const isHere = await isThere(page, states, patience);
  const isDrawn = isHere && (await hasDrawn(page, place));
  await sleep(settling);
  const state = await stateOf(page, place);
  return state === 'mounted' && !isDrawn ? 'absent' : state;
}

/** Closes a slot, or leaves to a page of nobody. */
export async function leave(page: Page, stop: Stop): Promise<void> {
  // A shell of before shows slots and takes none away.
  if (!(await askAway(page, stop))) return;
  const place = page.locator(placeOf(stop)).first();
  await place.waitFor({ state: 'detached', timeout: patience }).catch(() => {
    throw new StuckError('it stays when it should go');
  });
  await isThere(page, 'main h1', patience);
  // Effects have ended, and what they asked for a last time has come.
  await sleep(settling);
}

/** Lets it do nothing, as it should. */
export const rest = (): Promise<void> => sleep(resting);

/** What showed while a page or slot came and went. */
export interface Rounds {
  state: PageState;
  /** How often it did. */
  times: number;
  words: string[];
  /** How long it took, until that was short enough. */
  seen: Seen[];
  /** After each round but the first, which brings what is kept for the others. */
  left: Leftovers[];
}

/**
 * Lets a page or slot come and go. Stops where it does not come.
 *
 * @param found what rounds before these have found
 */
export async function goRounds(
  page: Page,
  tools: Instruments,
  stop: Stop,
  found: Rounds = { state: 'absent', times: 0, words: [], seen: [], left: [] },
): Promise<Rounds> {
  for (let round = 0; round < rounds; round += 1) {
    const arrive = async () => {
      found.state = await come(page, stop);
    };
    // Who was quick once can be quick.
    const isSettled = found.seen.length > 0 && tooLong(found.seen).length === 0;
    if (isSettled) await arrive();
    else await measured(tools, arrive, found);
    if (found.state !== 'mounted') break;
    if (round === 0) found.words = await page.evaluate(wordsIn, stop.remote);
    await leave(page, stop);
    found.times += 1;
    if (found.times > 1) found.left.push(await tools.leftovers());
  }
  return found;
}

/** Lets it arrive and rest on a slow processor. */
async function measured(tools: Instruments, arrive: () => Promise<void>, found: Rounds) {
  await tools.slow();
  const mounting = await tools.measure(arrive);
  const idle = found.state === 'mounted' ? await tools.measure(rest) : 0;
  await tools.asBefore();
  if (found.state === 'mounted') found.seen.push({ mounting, idle });
}
