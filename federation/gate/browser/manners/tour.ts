import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Problem } from '../../problem.ts';
import { emptyPage, type Visit } from '../addresses.ts';
import { newContext } from '../new-context.ts';
import { watchPages } from '../watch-page.ts';
import { type Judge, judgeStop } from './judge-stop.ts';
import { instruments, noteManners, type Tab } from './tab.ts';

/** Milliseconds until the shell has done what it does at the start. */
const settling = 400;

async function openTab(browser: Browser, origin: string, as: Visit['as']): Promise<Tab> {
  const context = await newContext(browser, origin, as);
  const watch = watchPages(context, origin);
  const page = await context.newPage();
  await noteManners(page);
  await page.goto(origin + emptyPage, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await sleep(settling);
  const globals = await page.evaluate(() => Object.getOwnPropertyNames(window));
  const tools = await instruments(page);
  return { page, watch, tools, globals, as, close: () => context.close() };
}

/** Who goes to one page or slot after the other without loading a document in between. */
export interface Tourist {
  /** What is wrong with the manners of a page or slot. */
  visit(stop: Visit): Promise<Problem[]>;
  close(): Promise<void>;
}

const advice = {
  page: 'open the page with `npm run dev`, logged in, and look at the console',
  slot: 'see docs/remote-team.md for how to show a slot, and look at the console',
};

const who: Record<Visit['as'], string> = {
  visitor: '',
  member: ', as a member',
  'at-home': ', as a member',
  newcomer: ', as a newcomer',
};

/** @param origin of a gateway that serves the releases of the judge */
export function tourist(browser: Browser, origin: string, judge: Judge): Tourist {
  let tab: Tab | undefined;

  async function close(): Promise<void> {
    await tab?.close();
    tab = undefined;
  }

  async function tabFor({ as }: Visit): Promise<Tab> {
    if (tab && tab.as !== as) await close();
    tab ??= await openTab(browser, origin, as);
    return tab;
  }

  async function look(stop: Visit): Promise<Problem[]> {
    const open = await tabFor(stop);
    const where = stop.slot ? `in ${stop.slot}` : `at ${stop.path}`;
    const problem = (rule: string, what: string, todo: string): Problem => ({
      rule,
      message: `${stop.remote} ${where}${who[stop.as]}: ${what}`,
      advice: todo,
    });
    const seen = (what: string) => problem('browser', what, advice[stop.slot ? 'slot' : 'page']);
    const { state, faults } = await judgeStop(open, stop, judge);
    const told = open.watch.take();
    const complaints = told.map(seen);
    const found = faults.map(({ what, advice: todo }) => problem('manners', what, todo));
    if (state === 'failed') found.push(seen(`does not start${open.watch.reason(stop.remote)}`));
    // Where it draws nothing for a member, it is meant for others.
    const isForVisitors = state === 'absent' && stop.guard === 'none' && stop.as !== 'visitor';
    const others = isForVisitors ? await visit({ ...stop, as: 'visitor' }) : [];
    return [...found, ...complaints, ...others];
  }

  async function visit(stop: Visit): Promise<Problem[]> {
    const found = await look(stop);
    // A remote that failed is left alone from then on, and what one page left would be the next one's.
    if (found.length > 0) await close();
    return found;
  }

  return { visit, close };
}
