import { loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { median } from './quantile.ts';
import type { TraceEvent } from './trace-event.ts';

/**
 * How long somebody new cannot be answered after a public page shows, as Lighthouse counts total blocking
 * time on a phone with a quarter of this processor: what each piece of work takes beyond 50 ms. By the
 * clock of the processor, so other work on this machine lengthens it little.
 *
 * npm run bench -- blocking [rounds] [path]
 */
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3];

const slowdown = 4;

const paths = [
  '/',
  '/login',
  '/signup',
  '/pages/terms',
  ...['alonetonight/women', 'collagelanding', 'iconslanding'].map((one) => `/landers/${one}`),
];

interface Work {
  /** Milliseconds of the page's own thread, all in all. */
  all: number;
  blocking: number;
  longest: number;
}

/** What the thread that painted the page did. */
function workIn(events: readonly TraceEvent[]): Work {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = events
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid }) => pid === paint?.pid && tid === paint.tid)
    .map(({ ts, tdur = 0 }) => ({ ts, length: (tdur / 1000) * slowdown }));
  const after = tasks.filter(({ ts }) => paint && ts > paint.ts).map(({ length }) => length);
  return {
    all: tasks.reduce((sum, { length }) => sum + length, 0),
    blocking: after.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
    longest: Math.max(...after),
  };
}

async function visit(browser: Browser, address: string): Promise<Work> {
  const context = await browser.newContext({
    ...{ locale: 'nl-NL', viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
    ...{ isMobile: true, hasTouch: true },
  });
  const page = await context.newPage();
  const categories = ['toplevel', 'devtools.timeline', 'loading'];
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-state=mounted]').first().waitFor({ state: 'attached' });
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return workIn(traceEvents.sort((a, b) => a.ts - b.ts));
}

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  for (const path of paths) {
    if (only !== undefined && path !== only) continue;
    // The first visit has the document made.
    await visit(browser, product.url + path);
    const works: Work[] = [];
    for (let round = 0; round < rounds; round += 1) {
      works.push(await visit(browser, product.url + path));
    }
    const of = (what: keyof Work) => Math.round(median(works.map((one) => one[what])));
    console.log(
      `${path}, ${rounds} rounds: blocking ${of('blocking')} ms, longest ${of('longest')} ms, all ${of('all')} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
