import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Problem } from '../../problem.ts';
import { emptyPage, type Visit } from '../addresses.ts';
import { newContext } from '../new-context.ts';
import { watchPages } from '../watch-page.ts';
import { type Judge, judgeStop } from './judge-stop.ts';
import { isThere } from './rounds.ts';
import { instruments, noteManners, type Tab } from './tab.ts';

/** Milliseconds until the shell must have drawn its own page, and until it has done what it does then. */
const patience = 10_000;
const settling = 400;

/** A page of the shell alone; what it complained of where it draws none. */
async function openTab(browser: Browser, origin: string, as: Visit['as']): Promise<Tab | string[]> {
  const context = await newContext(browser, origin, as);
  const watch = watchPages(context, origin);
  const page = await context.newPage();
  await noteManners(page);
  await page.goto(origin + emptyPage, { waitUntil: 'load' });
  if (!(await isThere(page, 'main h1', patience))) {
    await context.close();
    return watch.take();
  }
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
  shell: 'see with `npm start`, logged in, what the console says of a page that is not there',
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
  /** For whom the shell itself draws nothing: told once, at the first stop. */
  const stranded = new Map<Visit['as'], { stop: Visit; problems: Problem[] }>();

  async function close(): Promise<void> {
    await tab?.close();
    tab = undefined;
  }

  /** The tab for a stop, or what is wrong with the shell. */
  async function tabFor(stop: Visit): Promise<Tab | Problem[]> {
    const { as } = stop;
    const known = stranded.get(as);
    if (known) return known.stop === stop ? known.problems : [];
    if (tab && tab.as !== as) await close();
    const opened = tab ?? (await openTab(browser, origin, as));
    if ('page' in opened) {
      tab = opened;
      return opened;
    }
    const what = `the shell draws no page of its own${who[as]}`;
    const message = [what, ...opened].join('; ');
    const problems = [{ rule: 'browser', message, advice: advice.shell }];
    stranded.set(as, { stop, problems });
    return problems;
  }

  async function look(stop: Visit): Promise<Problem[]> {
    const open = await tabFor(stop);
    if (!('page' in open)) return open;
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
