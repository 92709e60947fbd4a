import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { slowLine } from '../support/slow-line.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { median } from './quantile.ts';

/**
 * How long it takes until the members are seen (LCP: the largest picture of them is painted), and until
 * the page behind them is mounted: the first time with this browser, and the second time, after it was
 * closed, so that neither page nor worker is still awake. 150 ms round trip, 1.6 Mbit/s, a quarter of
 * this processor. Prints the medians, and those of the ratios. A busy machine is slow enough by itself: there drawing hides what loading takes.
 *
 * npm run bench -- second-visit [pairs] [slowdown]
 */
const pairs = Number(process.argv[2] ?? 7);

/** A phone has a quarter of this processor. */
const slowdown = Number(process.argv[3] ?? 4);

/** Milliseconds from the beginning of the navigation. */
interface Content {
  seenAt?: number;
  contentAt?: number;
}

/** Notes when the members are painted, and when the remote has mounted them. */
function noteContent(): void {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1);
    if (last) Object.assign(window, { seenAt: last.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const isThere = () => document.querySelector('[data-remote="mf-members"] .mcard .card-a');
  new MutationObserver((_, self) => {
    if (!isThere()) return;
    self.disconnect();
    requestAnimationFrame(() => Object.assign(window, { contentAt: performance.now() }));
  }).observe(document, { childList: true, subtree: true });
}

/** The worker has all that this page loaded. */
function isKept(): Promise<boolean> {
  const paths = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/[^/]+\//.test(path));
  return caches.open('afterglow-files').then(async (store) => {
    const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
    return paths.every((path) => kept.has(path));
  });
}

/** Pictures in view are there, and nothing larger was painted for a second. */
function isSettled(): boolean {
  const inView = [...document.images].filter(
    (picture) => picture.getBoundingClientRect().top < innerHeight,
  );
  const { seenAt = Number.POSITIVE_INFINITY } = window as Content;
  return inView.every(({ complete }) => complete) && performance.now() - seenAt > 1000;
}

async function timesToContent(page: Page, address: string): Promise<Content> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as Content).contentAt, null, { timeout: 120_000 });
  await page.waitForFunction(isSettled, null, { timeout: 120_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => {
    const { seenAt = Number.NaN, contentAt = Number.NaN } = window as Content;
    return { seenAt, contentAt };
  });
}

/** One visit of a browser that keeps what it has in a folder; it is closed afterwards. */
async function visit(folder: string, url: string, member: Member): Promise<Content> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findOrInstallChromium(),
    args: chromiumArgs,
    locale: 'nl-NL',
  });
  await hasBeenHere(context);
  await context.addInitScript(noteContent);
  await member.enter(context);
  const page = await context.newPage();
  const times = await timesToContent(page, `${url}/members`);
  // People look for a while; the worker keeps its files meanwhile.
  await page.waitForFunction(isKept, null, { timeout: 120_000, polling: 500 });
  await context.close();
  return times;
}

/** Milliseconds of the first visit and of the second, in a browser of its own. */
async function visits(url: string, member: Member): Promise<[Content, Content]> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-browser-'));
  try {
    return [await visit(folder, url, member), await visit(folder, url, member)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(
  what: string,
  times: [Content, Content][],
  of: (visit: Content) => number | undefined,
): void {
  const both = times.map((visits) => visits.map((one) => of(one) ?? Number.NaN));
  const middle = (take: (pair: number[]) => number) => median(both.map(take)) ?? Number.NaN;
  const [first, second] = [0, 1].map((n) => Math.round(middle((pair) => pair[n] ?? Number.NaN)));
  const ratio = middle(([one = Number.NaN, two = Number.NaN]) => two / one);
  console.log(
    `  ${what.padEnd(8)} first ${first} ms, second ${second} ms, ratio ${ratio.toFixed(2)}`,
  );
}

const product = await launchProduct();
const line = await slowLine(product.url);
try {
  const member = await newMember(product);
  const times: [Content, Content][] = [];
  for (let pair = 0; pair < pairs; pair += 1) times.push(await visits(line.url, member));
  console.log(`/members, ${pairs} browsers, load ${loadavg()[0]?.toFixed(1)}`);
  report('seen', times, ({ seenAt }) => seenAt);
  report('mounted', times, ({ contentAt }) => contentAt);
} finally {
  line.close();
  await product.stop();
}
