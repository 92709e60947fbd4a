import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { newMember } from '../support/member.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { type Enter, type Paint, paintOf } from './first-paint.ts';
import { median, quantile } from './quantile.ts';
import { staticTwin } from './static-twin.ts';

/**
 * When pages stand there for somebody new, each beside a static page with the same content: 390
 * pixels wide, a quarter of this processor, 150 ms, 1.6 Mbit/s, the two by turns. Prints medians, and
 * of the ratios of pairs the median and the middle half; on a busy machine only these mean something.
 *
 * npm run bench -- first-paint [rounds] [path]
 */
const rounds = Number(process.argv[2] ?? 9);
const only = process.argv[3];

/** One of each kind. */
const visited = ['/', '/login', '/signup', '/landers/gallery', '/pages/terms'];
const ofMembers = ['/members', '/chats'];

const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});

/** The same of both, and how they compare. */
function row(name: string, ours: number[], theirs: number[]): string {
  const ratios = ours.map((one, round) => one / (theirs[round] ?? Number.NaN));
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
  const [own, plain] = [ours, theirs].map((all) => Math.round(median(all)));
  return `${name} ${own} ms, static ${plain} ms, ratio ${middle} (${low} to ${high})`;
}

async function compare(path: string, enter: Enter): Promise<void> {
  const twin = await staticTwin(browser, product.url, path, enter);
  const ours: Paint[] = [];
  const theirs: Paint[] = [];
  const looks = [
    async () => ours.push(await paintOf(browser, product.url + path, enter)),
    async () => theirs.push(await paintOf(browser, twin.url + path, enter)),
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const look of round % 2 === 0 ? looks : looks.toReversed()) await look();
  }
  twin.close();
  const of = (paints: Paint[], what: keyof Paint) => paints.map((one) => one[what]);
  console.log(`${path}, ${rounds} rounds`);
  console.log(`  ${row('first paint', of(ours, 'first'), of(theirs, 'first'))}`);
  console.log(`  ${row('largest paint', of(ours, 'largest'), of(theirs, 'largest'))}`);
  console.log(`  shift ${median(of(ours, 'shift')).toFixed(3)}`);
}

try {
  const member = await newMember(product, { photos: [false] });
  for (const path of [...visited, ...ofMembers]) {
    if (only !== undefined && path !== only) continue;
    await compare(path, ofMembers.includes(path) ? member.enter : async () => {});
  }
} finally {
  await browser.close();
  await product.stop();
}
