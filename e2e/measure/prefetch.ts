import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { type Member, newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { median } from './quantile.ts';
import { slowDown } from './slow-down.ts';

/**
 * How long a navigation takes until its content stands there, straight away and after a pointer
 * rested on the link for 200 ms. 150 ms round trip, 1.6 Mbit/s, nothing of the target in the cache;
 * on this processor, and on a quarter of it. Prints medians of interleaved runs.
 *
 * node tools/run.mjs node e2e/measure/prefetch.ts [runs]
 */
const runs = Number(process.argv[2] ?? 9);
const hover = 200;

/** From a page to a link on it that leads to another remote, and what stands there at the end. */
const navigations = [
  { from: '/members', to: '/chats', remote: 'mf-chat' },
  { from: '/chats', to: '/members', remote: 'mf-members' },
];

const slowdowns = [1, 4];

/** Milliseconds from the click until the remote shows something that is no skeleton. */
async function navigate(
  browser: Browser,
  url: string,
  member: Member,
  { from, to, remote }: (typeof navigations)[number],
  slowdown: number,
  withHover: boolean,
): Promise<number> {
  const context = await browser.newContext({ locale: 'nl-NL' });
  await member.enter(context);
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), slowdown);
  await page.goto(url + from, { waitUntil: 'networkidle' });
  const link = page.locator(`nav a[href="${to}"]`).first();
  if (withHover) {
    await link.hover();
    await page.waitForTimeout(hover);
  }
  const time = await link.evaluate(async (element, name) => {
    const isThere = () => {
      const place = document.querySelector(`[data-remote="${name}"]`);
      return place && place.textContent.trim() !== '' && !place.querySelector('.sk');
    };
    const start = performance.now();
    (element as HTMLElement).click();
    // What asks again and again would take time from what is measured.
    await new Promise<void>((resolve) => {
      const changes = new MutationObserver(() => isThere() && resolve());
      changes.observe(document, { childList: true, subtree: true, attributes: true });
    });
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, remote);
  await context.close();
  return time;
}

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  const member = await newMember(product);
  for (const slowdown of slowdowns) {
    for (const navigation of navigations) {
      const cold: number[] = [];
      const hovered: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        cold.push(await navigate(browser, product.url, member, navigation, slowdown, false));
        hovered.push(await navigate(browser, product.url, member, navigation, slowdown, true));
      }
      const [a, b] = [median(cold), median(hovered)];
      const figures = `cold ${Math.round(a)} ms, after ${hover} ms of hover ${Math.round(b)} ms`;
      console.log(
        `CPU/${slowdown} ${navigation.from} → ${navigation.to}: ${figures}, ratio ${(b / a).toFixed(2)}`,
      );
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
