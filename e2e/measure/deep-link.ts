import type { Browser } from '@playwright/test';
import { type Client, client } from '../support/client.ts';
import { slowDown } from './slow-down.ts';

export interface DeepLink {
  /** What the tables call it. */
  name: string;
  /** Where it is for the member who asks. */
  path: (api: Client) => Promise<string>;
  /** What is on the page when its content is. */
  content: string;
}

export interface Sample {
  /** Milliseconds from the request of the document until the content is drawn. */
  content: number;
  /** Milliseconds of work of the page's main thread until then: what a busy machine adds is not in it. */
  work: number;
  /** Bytes of scripts on the wire. */
  scripts: number;
}

/** A phone has a quarter of this processor. */
const slowdown = 4;

/** Opens a deep link as a member, with nothing in any cache, and times it. */
export async function openDeepLink(
  browser: Browser,
  origin: string,
  { path, content: selector }: DeepLink,
  account: { email: string; password: string },
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const api = client(context.request, origin);
    await api.post('/api/user.php', account);
    const address = origin + (await path(api));
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
    await slowDown(cdp, slowdown);
    let scripts = 0;
    const isScript = new Set<string>();
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) isScript.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (isScript.has(requestId)) scripts += encodedDataLength;
    });
    const started = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector(selector, { timeout: 60_000 });
    const content = performance.now() - started;
    const { metrics } = await cdp.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { content, work: work * 1000, scripts };
  } finally {
    await context.close();
  }
}
