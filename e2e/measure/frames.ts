import type { Browser, Page } from '@playwright/test';
import type { TraceEvent } from './trace-event.ts';

export interface Frames {
  /** The process of the page. */
  pid: number;
  /** How long each frame took on the screen, in ms. A busy machine draws slowly by itself. */
  lengths: number[];
  /** How long the page's own thread worked for each frame, in ms of processor time. */
  work: number[];
  /** How long the browser drew each, in ms of processor time: without a graphics card, pixel by pixel. */
  drawing: number[];
  events: TraceEvent[];
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'blink.user_timing',
  'cc',
  'benchmark',
  'viz',
  'disabled-by-default-devtools.timeline.frame',
];

/** Keeps the page asking for frames from now on, so that each is to be seen. */
export async function askForFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    requestAnimationFrame(function ask() {
      requestAnimationFrame(ask);
    });
  });
}

/** The frames of a page that asks for them, while `act` goes on. */
export async function framesOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<Frames> {
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return read(traceEvents.sort((a, b) => a.ts - b.ts));
}

function read(events: TraceEvent[]): Frames {
  const isMain = new Set(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [],
    ),
  );
  const ofMain = events.filter(({ pid, tid }) => isMain.has(`${pid}/${tid}`));
  // Its process draws; others only stand ready.
  const process = ofMain.find(({ name }) => name === 'FireAnimationFrame')?.pid ?? 0;
  const lengths: number[] = [];
  const work: number[] = [];
  let begun: number | undefined;
  let worked = 0;
  for (const { name, pid, ts, tdur = 0 } of ofMain) {
    if (pid !== process) continue;
    if (name === 'ThreadControllerImpl::RunTask') worked += tdur / 1000;
    if (name !== 'FireAnimationFrame') continue;
    if (begun !== undefined) {
      lengths.push((ts - begun) / 1000);
      work.push(worked);
    }
    begun = ts;
    worked = 0;
  }
  const drawing = events
    .filter(({ name }) => name === 'DirectRenderer::DrawFrame')
    .map(({ tdur = 0 }) => tdur / 1000);
  return { pid: process, lengths, work, drawing, events };
}
