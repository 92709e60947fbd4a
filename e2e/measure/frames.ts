import type { Browser, Page } from '@playwright/test';

export interface Frames {
  /** How long each frame took on the screen, in ms. A busy machine draws slowly by itself. */
  lengths: number[];
  /** How long the page's own thread worked for each, in ms of processor time. */
  work: number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { name?: string };
}

const categories = ['toplevel', 'devtools.timeline'];

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
  return read((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents);
}

function read(events: TraceEvent[]): Frames {
  const isMain = new Set(
    events.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid}/${tid}`] : [],
    ),
  );
  const byTime = events
    .filter(({ pid, tid }) => isMain.has(`${pid}/${tid}`))
    .sort((a, b) => a.ts - b.ts);
  // Its process draws; others only stand ready.
  const process = byTime.find(({ name }) => name === 'FireAnimationFrame')?.pid;
  const lengths: number[] = [];
  const work: number[] = [];
  let begun: number | undefined;
  let worked = 0;
  for (const { name, pid, ts, tdur = 0 } of byTime) {
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
  return { lengths, work };
}
