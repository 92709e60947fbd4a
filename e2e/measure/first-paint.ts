import type { Browser, BrowserContext } from '@playwright/test';
import { hasBeenHere } from '../support/visitor.ts';
import { slowDown } from './slow-down.ts';

/** What somebody sees of a page that comes, as Core Web Vitals count it. */
export interface Paint {
  /** Milliseconds until anything is drawn. */
  first: number;
  /** Milliseconds until the largest thing is drawn. */
  largest: number;
  /** How far what was drawn moved by itself. */
  shift: number;
}

/** Logs a browser in, or does not. */
export type Enter = (context: BrowserContext) => Promise<void>;

/** A phone has a quarter of this processor. */
const slowdown = 4;

interface Noted {
  paint: Paint;
  /** When something was noted last. */
  notedAt?: number;
}

/** Keeps count from the beginning: the browser gives no buffer of the largest thing afterwards. */
function notePaint(): void {
  const paint = { first: Number.NaN, largest: Number.NaN, shift: 0 };
  Object.assign(window, { paint });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note);
      Object.assign(window, { notedAt: performance.now() });
    }).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paint.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime;
  });
  watch('layout-shift', (entry) => {
    paint.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}

/** Something was drawn, and for two seconds nothing larger came and nothing moved. */
function isStill(): boolean {
  const { paint, notedAt = Number.NaN } = window as unknown as Noted;
  return paint.largest > 0 && performance.now() - notedAt > 2000;
}

/** Opens a page in a browser that was never there, on a slow line, until nothing more comes. */
export async function paintOf(browser: Browser, address: string, enter: Enter): Promise<Paint> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
  });
  try {
    await enter(context);
    await hasBeenHere(context);
    await context.addInitScript(notePaint);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), slowdown);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    // A slow processor asks for nothing while it reads the scripts.
    await page.waitForFunction(isStill, null, { timeout: 120_000 });
    return await page.evaluate(() => (window as unknown as Noted).paint);
  } finally {
    await context.close();
  }
}
