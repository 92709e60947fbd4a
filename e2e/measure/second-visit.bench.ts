import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { slowLine } from '../support/slow-line.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { median } from './quantile.ts';

/**
 * How long it takes until the members stand there: the first time with this browser, and the second
 * time, after it was closed, so that neither page nor worker is still awake. 150 ms round trip, 1.6 Mbit/s, a quarter of this processor. Prints the medians, and that of
 * the ratios. A busy machine is slow enough by itself: there drawing hides what loading takes.
 *
 * npm run bench -- second-visit [pairs] [slowdown]
 */
const pairs = Number(process.argv[2] ?? 7);

/** A phone has a quarter of this processor. */
const slowdown = Number(process.argv[3] ?? 4);

interface Content {
  contentAt?: number;
}

/** Notes when the members stand there, counted from the beginning of the navigation. */
function noteContent(): void {
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

async function timeToContent(page: Page, address: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'commit' });
  const at = await page.waitForFunction(() => (window as Content).contentAt, null, {
    timeout: 120_000,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (await at.jsonValue()) ?? Number.NaN;
}

/** One visit of a browser that keeps what it has in a folder; it is closed afterwards. */
async function visit(folder: string, url: string, member: Member): Promise<number> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findOrInstallChromium(),
    args: chromiumArgs,
    locale: 'nl-NL',
  });
  await hasBeenHere(context);
  await context.addInitScript(noteContent);
  await member.enter(context);
  const page = await context.newPage();
  const time = await timeToContent(page, `${url}/members`);
  // People look for a while; the worker keeps its files meanwhile.
  await page.waitForFunction(isKept, null, { timeout: 120_000, polling: 500 });
  await context.close();
  return time;
}

/** Milliseconds of the first visit and of the second, in a browser of its own. */
async function visits(url: string, member: Member): Promise<[number, number]> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-browser-'));
  try {
    return [await visit(folder, url, member), await visit(folder, url, member)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const product = await launchProduct();
const line = await slowLine(product.url);
try {
  const member = await newMember(product);
  const times: [number, number][] = [];
  for (let pair = 0; pair < pairs; pair += 1) times.push(await visits(line.url, member));
  const [first, second, ratio] = [
    times.map(([one]) => one),
    times.map(([, two]) => two),
    times.map(([one, two]) => two / one),
  ].map(median);
  console.log(
    `/members, ${pairs} browsers: first visit ${Math.round(first ?? 0)} ms, second ${Math.round(second ?? 0)} ms, ratio ${ratio?.toFixed(2)}`,
  );
} finally {
  line.close();
  await product.stop();
}
