import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { memberPages, memberWithOthers } from '../support/member-pages.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { type Enter, paintOf } from './first-paint.ts';
import { median } from './quantile.ts';

/**
 * When the largest thing of each page stands there for somebody who comes to it first: 390 pixels wide, a quarter
 * of this processor, 150 ms, 1.6 Mbit/s. Ends with 1 where that is later than it may be. On a machine that
 * does something else it says nothing.
 *
 * npm run bench -- largest-paint [rounds]
 */
const rounds = Number(process.argv[2] ?? 3);

/** Milliseconds: what Core Web Vitals call good for whoever comes, and for what stands behind a login. */
const goals = { visitor: 2500, member: 4000 };

const landers = ['gallery', 'tinderswipe', 'socialnetwork', 'video'];
const visited = [
  '/',
  '/login',
  '/signup',
  '/pages/terms',
  ...landers.map((one) => `/landers/${one}`),
];

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
let late = 0;

async function measure(path: string, goal: number, enter: Enter): Promise<void> {
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    took.push((await paintOf(browser, product.url + path, enter)).largest);
  }
  const isLate = median(took) > goal;
  if (isLate) late += 1;
  console.log(`${isLate ? '✗' : '✓'} ${path}  ${Math.round(median(took))} ms of ${goal}`);
}

try {
  const { member, others } = await memberWithOthers(product);
  for (const path of visited) await measure(path, goals.visitor, async () => {});
  for (const address of Object.values(memberPages)) {
    await measure(address(others), goals.member, member.enter);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = late > 0 ? 1 : 0;
