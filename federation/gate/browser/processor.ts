import { availableParallelism, loadavg } from 'node:os';
import type { Page } from 'playwright-core';

interface Measured {
  /** Seconds in which the page's own thread worked, and seconds that went by. */
  busy: number;
  passed: number;
  /** Processes that wanted a processor, and how many processors there are. */
  load: number;
  processors: number;
}

/** Says that it was the processor, and whose work, where a page took too long; empty otherwise. */
export function processorNote({ busy, passed, load, processors }: Measured): string {
  const [worked, took] = [busy.toFixed(1), passed.toFixed(1)];
  if (busy > passed / 2) return `; its scripts kept the processor busy for ${worked} of ${took} s`;
  return machineNote({ load, processors });
}

/** Says that others had the processor, where they had; empty otherwise. */
export function machineNote({ load, processors }: Pick<Measured, 'load' | 'processors'>): string {
  if (load <= processors * 1.5) return '';
  return `; the machine is busy: ${load.toFixed(1)} processes want its ${processors} processors`;
}

/** How the machine is now. */
export function machine(): Pick<Measured, 'load' | 'processors'> {
  const [load = 0] = loadavg();
  return { load, processors: availableParallelism() };
}

/** How long a page whose thread never rests is waited for. Milliseconds. */
const patience = 2000;

/** Measures from now on; a page that does not even answer has not stopped working. */
export async function measureProcessor(page: Page): Promise<() => Promise<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const start = performance.now();
  return async () => {
    const passed = (performance.now() - start) / 1000;
    const silence = new Promise<undefined>((done) => setTimeout(done, patience));
    const answer = await Promise.race([session.send('Performance.getMetrics'), silence]);
    const task = answer?.metrics.find(({ name }) => name === 'TaskDuration')?.value;
    return processorNote({ busy: task ?? passed, passed, ...machine() });
  };
}
