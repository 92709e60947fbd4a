import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { askForFrames, type Frames, framesOf } from './frames.ts';
import { presentedIn, spansOf } from './presented.ts';
import { quantile } from './quantile.ts';

/**
 * The swipe game on a slow phone: what comes to the screen while cards go by a finger, a key or a
 * button, and what it costs. Everybody is passed on, which has no limit. This machine draws without a
 * graphics card, on processors that others use too: `busy` and `drawing` are hardly a phone's.
 *
 * npm run bench -- swipe [cards] [slowdown]
 */
const cards = Number(process.argv[2] ?? 12);
const slowdown = Number(process.argv[3] ?? 4);
const stepMs = 8;
/** A card's way out: a little less, since it begins with the next frame. */
const wayMs = 240;
/** So long until the next one, whose card is there by then. */
const pauseMs = 500;

/** A finger goes to the left at a thumb's speed; it does not wait for the page to follow. */
async function drag(session: CDPSession): Promise<void> {
  const [y, from, to] = [400, 260, 60];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const sent: Promise<unknown>[] = [touch('touchStart', from)];
  for (let x = from; x > to; x -= 4) {
    sent.push(touch('touchMove', x));
    await pause(stepMs);
  }
  sent.push(touch('touchEnd'));
  await Promise.all(sent);
}

/** Marks in the page when a finger holds a card, and when a card is on its way out. */
async function markMoves(page: Page): Promise<void> {
  await page.evaluate((ms) => {
    const mark = (name: string) => performance.mark(name);
    addEventListener('pointerdown', () => mark('hold begins'), true);
    addEventListener('pointerup', () => mark('hold ends'), true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if ((options as KeyframeAnimationOptions).fill === 'forwards') {
        mark('way begins');
        setTimeout(() => mark('way ends'), ms);
      }
      return animate.call(this, frames, options);
    };
  }, wayMs);
}

function say(what: string, { pid, work, drawing, events }: Frames): void {
  const [p50, p95] = [quantile(work, 0.5), quantile(work, 0.95)].map((ms) => ms.toFixed(1));
  const drawn = quantile(drawing, 0.5).toFixed(1);
  console.log(`  ${what}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`    work of the page p50 ${p50}, p95 ${p95} ms a frame; drawing p50 ${drawn} ms`);
  for (const [span, shown] of [
    ['hold', 'in the hand'],
    ['way', 'on its way'],
  ] as const) {
    const spans = spansOf(events, span);
    if (spans.length === 0 || (span === 'hold' && what !== 'by a finger')) continue;
    const { rate, worst, wait, ...shares } = presentedIn(events, pid, spans);
    const told = Object.entries(shares).map(([name, one]) => `${name} ${(100 * one).toFixed(1)} %`);
    console.log(
      `    ${shown}  ${rate.toFixed(0)} frames a second (worst ${worst.toFixed(0)}), first after ${wait.toFixed(0)} ms; ${told.join(', ')}`,
    );
  }
}

/** Draws the pictures beforehand: on a phone the server is another machine. */
async function warmUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = await fetch('/api/swipe.php');
    const { profiles } = (await answer.json()) as {
      profiles: { main_image: { full_url: string } | null }[];
    };
    for (const { main_image } of profiles) if (main_image) await fetch(main_image.full_url);
  });
}

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  const member = await newMember(product);
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  await hasBeenHere(context);
  await member.enter(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${product.url}/swipe-game`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await warmUp(page);
  await askForFrames(page);
  await markMoves(page);

  console.log(`${cards} cards each, 390 px, a processor ${slowdown} times slower:`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const pass = page.locator('main button:not([disabled])').nth(1);
  const ways = {
    'by a finger': () => drag(session),
    'by keys': () => page.keyboard.press('ArrowLeft'),
    'by a button': () => pass.click(),
  };
  for (const [what, go] of Object.entries(ways)) {
    const frames = await framesOf(browser, page, async () => {
      for (let card = 0; card < cards; card += 1) {
        await go();
        await pause(pauseMs);
      }
    });
    say(what, frames);
  }

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const gone = await member.api.get<{ profiles: unknown[] }>('/api/swipe.php');
  if (gone.profiles.length === 0)
    console.log('  Nobody was left: fewer cards moved than were asked for.');
} finally {
  await browser.close();
  await product.stop();
}
