import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { type Paint, paintOf } from './first-paint.ts';
import { median } from './quantile.ts';
import { staticTwin } from './static-twin.ts';

/**
 * When the home page stands there for somebody new, beside a static page with the same content:
 * 390 pixels wide, a quarter of this processor, 150 ms, 1.6 Mbit/s, the two by turns. Prints medians
 * and the ratio of each; on a busy machine only the ratios mean something.
 *
 * npm run bench -- first-paint [rounds]
 */
const rounds = Number(process.argv[2] ?? 9);
const path = '/';

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  const twin = await staticTwin(browser, product.url, path);
  const ours: Paint[] = [];
  const theirs: Paint[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await paintOf(browser, product.url + path));
    theirs.push(await paintOf(browser, twin.url + path));
  }
  twin.close();
  const row = (name: string, of: 'first' | 'largest') => {
    const [own, plain] = [ours, theirs].map((paints) => median(paints.map((one) => one[of])));
    const ratio = (own ?? 0) / (plain ?? 0);
    return `${name} ${Math.round(own ?? 0)} ms, static ${Math.round(plain ?? 0)} ms, ratio ${ratio.toFixed(2)}`;
  };
  console.log(`${path}, ${rounds} rounds`);
  console.log(row('first paint', 'first'));
  console.log(row('largest paint', 'largest'));
  console.log(`shift ${median(ours.map(({ shift }) => shift)).toFixed(3)}`);
} finally {
  await browser.close();
  await product.stop();
}
