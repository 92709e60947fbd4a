import { loadavg } from 'node:os';
import { chromium, request } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { fictionalMember } from '../support/fictional-member.ts';
import { newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { type Frames, framesOf } from './frames.ts';
import { makeLong } from './long-conversation.ts';
import { quantile } from './quantile.ts';

/**
 * A conversation of ten thousand messages on a slow phone: what it draws, and how smoothly it goes.
 * The answers are made here; what the server takes for such a one is `bench -- lists`. This machine
 * draws without a graphics card, so what counts for a phone is the work of the page's own thread.
 *
 * npm run bench -- long-chat [messages] [slowdown]
 */
const messages = Number(process.argv[2] ?? 10_000);
const slowdown = Number(process.argv[3] ?? 4);

interface Ride {
  mostRows: number;
  mostNodes: number;
}

/** Scrolls the conversation for some seconds at a thumb's speed, and looks at what it draws. */
function ride({ seconds, speed }: { seconds: number; speed: number }): Promise<Ride> {
  const log = document.querySelector('[role="log"]');
  if (!log) throw new Error('There is no conversation.');
  const ridden: Ride = { mostRows: 0, mostNodes: 0 };
  return new Promise((done) => {
    const began = performance.now();
    let before = began;
    requestAnimationFrame(function look(now) {
      log.scrollTop += (now - before) * speed;
      before = now;
      ridden.mostRows = Math.max(ridden.mostRows, log.children[1]?.children.length ?? 0);
      ridden.mostNodes = Math.max(ridden.mostNodes, log.querySelectorAll('*').length);
      if (now - began < seconds * 1000) requestAnimationFrame(look);
      else done(ridden);
    });
  });
}

/** Fifty frames a second are this far apart. */
const frameMs = 20;

function say(what: string, { lengths, work }: Frames, { mostRows, mostNodes }: Ride): void {
  const perSecond = (times: number[]) =>
    (times.length * 1000) / times.reduce((total, one) => total + one, 0);
  const late = work.filter((one) => one > frameMs).length;
  const [p50, p95] = [0.5, 0.95].map((part) => quantile(work, part).toFixed(1));
  console.log(
    `  ${what}, ${work.length} frames, load ${loadavg()[0]?.toFixed(1)}
    work of the page  p50 ${p50}, p95 ${p95}, longest ${Math.max(...work).toFixed(0)} ms, ${((100 * late) / work.length).toFixed(1)} % over ${frameMs}
    on the screen     ${perSecond(lengths).toFixed(0)} frames a second
    at most ${mostRows} rows, ${mostNodes} elements`,
  );
}

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  const member = await newMember(product);
  const other = await fictionalMember(await request.newContext(), product);
  const conversation = await member.write(other, 'Hello you');
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await hasBeenHere(context);
  await member.enter(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await makeLong(page, messages);
  await page.goto(`${product.url}/chats`);
  // From the list: a document would bring the real one along.
  await page.locator(`a[href*="${conversation}"]`).first().click();
  const log = page.getByRole('log');
  await log.getByText(new RegExp(`^${messages} `)).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`${messages} messages, 390 px, a processor ${slowdown} times slower:`);
  const rides: [string, { seconds: number; speed: number }][] = [
    ['up, loading older', { seconds: 12, speed: -4 }],
    ['down again', { seconds: 6, speed: 4 }],
  ];
  for (const [what, way] of rides) {
    let ridden: Ride = { mostRows: 0, mostNodes: 0 };
    const frames = await framesOf(browser, page, async () => {
      ridden = await page.evaluate(ride, way);
    });
    say(what, frames, ridden);
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`  ${(usedSize / 1e6).toFixed(0)} MB of objects`);
} finally {
  await browser.close();
  await product.stop();
}
