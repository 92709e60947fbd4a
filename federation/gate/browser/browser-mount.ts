import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import type { Problem } from '../problem.ts';
import { stopsOf, type Visit } from './addresses.ts';
import { axeFindings } from './axe.ts';
import type { Judge } from './manners/judge-stop.ts';
import { tourist } from './manners/tour.ts';
import { newContext } from './new-context.ts';
import { openPage } from './open-page.ts';
import { measureProcessor } from './processor.ts';
import { shiftFindings } from './shifts.ts';
import { watchPages } from './watch-page.ts';

const advice = {
  missing:
    'see that the address belongs to a page, and that the page does not throw a 404 of itself',
  failed: 'open the page with `npm run dev` and look at the console',
  slot: 'see docs/remote-team.md for how to show a slot, and look at the console',
  absent: 'see that routes in remote.json and the guard let the page through',
  complaint:
    'open the page with `npm run dev` and look at the console; the API being down is no excuse',
  shift: 'give the skeleton, or what has no size yet, the room that the page takes',
  axe: 'correct the markup; the name in brackets is the rule of axe',
};

/** What is wrong with a page of a remote. */
export interface Finding {
  remote: string;
  problem: Problem;
}

/** Opens each page in a context of its own and tells what is wrong with it. */
async function visitPage(browser: Browser, origin: string, visit: Visit): Promise<Problem[]> {
  const context = await newContext(browser, origin, visit.as);
  try {
    const watch = watchPages(context, origin);
    const page = await context.newPage();
    const processor = await measureProcessor(page);
    const state = await openPage(page, origin, visit);
    if (state === 'unasked') return [];
    const where = `${visit.remote} ${visit.slot ? `in ${visit.slot}` : `at ${visit.path}`}`;
    const problem = (what: string, todo: string): Problem => ({
      rule: 'browser',
      message: `${where}: ${what}`,
      advice: todo,
    });
    const complaints = watch.take().map((line) => problem(line, advice.complaint));
    if (state === 'mounted') {
      const shifts = visit.slot ? [] : await shiftFindings(page);
      const faults = await axeFindings(page);
      return [
        ...complaints,
        ...shifts.map((line) => problem(line, advice.shift)),
        ...faults.map((line) => problem(line, advice.axe)),
      ];
    }
    if (state === 'closed' || (state === 'missing' && visit.madeUp)) return complaints;
    const what = {
      missing: 'says that nothing is there',
      failed: 'does not start',
      absent: 'is not drawn',
    };
    const todo = visit.slot ? advice.slot : advice[state];
    const told = watch.reason(visit.remote);
    // Nothing but time was lacking.
    const isLate = told === '' || /too long/.test(told);
    const reason = `${what[state]}${told}${isLate ? await processor() : ''}`;
    return [problem(reason, todo), ...complaints];
  } finally {
    await context.close();
  }
}

/** As many pages at a time: most of it is waiting for them to have done nothing. */
const atOnce = 2;

/**
 * Opens every visit in a headless browser, and goes on a tour of the pages among them.
 *
 * @param origin of a gateway that serves the candidates
 * @param executablePath of a Chromium
 */
export async function mountInBrowser(
  executablePath: string,
  origin: string,
  visits: Visit[],
  judge: Judge,
): Promise<Finding[]> {
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
  const found: Finding[] = [];
  const worker = async (queue: Visit[], look: (visit: Visit) => Promise<Problem[]>) => {
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      const { remote } = visit;
      let problems = await look(visit);
      // A busy machine is no fault of the page; a broken page is broken the second time as well.
      if (problems.length > 0) problems = await look(visit);
      found.push(...problems.map((problem) => ({ remote, problem })));
    }
  };
  const queue = [...visits];
  const stops = stopsOf(visits);
  const tour = async () => {
    const { visit, close } = tourist(browser, origin, judge);
    await worker(stops, visit);
    await close();
  };
  const opening = () => worker(queue, (visit) => visitPage(browser, origin, visit));
  try {
    const turns = Array.from({ length: Math.min(atOnce, availableParallelism()) });
    // Who has opened the last page goes on tour as well.
    await Promise.all(turns.flatMap(() => [opening().then(tour), tour()]));
  } finally {
    await browser.close();
  }
  return found;
}
