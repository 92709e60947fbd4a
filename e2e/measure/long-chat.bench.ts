import { loadavg } from 'node:os';
import { chromium, request } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { fictionalMember } from '../support/fictional-member.ts';
import { newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { makeLong } from './long-conversation.ts';
import { quantile } from './quantile.ts';

/**
 * A conversation of ten thousand messages on a slow phone: what it draws, and how smoothly it goes.
 * The answers are made here; what the server takes for such a one is `bench -- lists`.
 *
 * npm run bench -- long-chat [messages] [slowdown]
 */
const messages = Number(process.argv[2] ?? 10_000);
const slowdown = Number(process.argv[3] ?? 4);

interface Ride {
  frames: number[];
  mostRows: number;
  mostNodes: number;
}

/** Scrolls the conversation for some seconds at a thumb's speed, and looks at every frame. */
function ride({ seconds, speed }: { seconds: number; speed: number }): Promise<Ride> {
  const log = document.querySelector('[role="log"]');
  if (!log) throw new Error('There is no conversation.');
  const ridden: Ride = { frames: [], mostRows: 0, mostNodes: 0 };
  return new Promise((done) => {
    const began = performance.now();
    let before = began;
    requestAnimationFrame(function look(now) {
      ridden.frames.push(now - before);
      log.scrollTop += (now - before) * speed;
      before = now;
      ridden.mostRows = Math.max(ridden.mostRows, log.children[1]?.children.length ?? 0);
      ridden.mostNodes = Math.max(ridden.mostNodes, log.querySelectorAll('*').length);
      if (now - began < seconds * 1000) requestAnimationFrame(look);
      else done(ridden);
    });
  });
}

function say(what: string, { frames, mostRows, mostNodes }: Ride): void {
  const sum = frames.reduce((total, one) => total + one, 0);
  console.log(
    `  ${what.padEnd(22)} ${((frames.length * 1000) / sum).toFixed(0)} frames a second, p95 ${quantile(frames, 0.95).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms; at most ${mostRows} rows, ${mostNodes} elements; load ${loadavg()[0]?.toFixed(1)}`,
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
  say('up, loading older', await page.evaluate(ride, { seconds: 12, speed: -4 }));
  say('down again', await page.evaluate(ride, { seconds: 6, speed: 4 }));
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`  ${(usedSize / 1e6).toFixed(0)} MB of objects`);
} finally {
  await browser.close();
  await product.stop();
}
