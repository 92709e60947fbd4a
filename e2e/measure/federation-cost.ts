import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSingle } from '@afterglow/federation/single/release-single';
import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { type DeepLink, openDeepLink, type Sample } from './deep-link.ts';
import { median, quantile } from './quantile.ts';

const help = `Usage: node tools/run.mjs node e2e/measure/federation-cost.ts [rounds]
Times deep links in the federated product and in one ordinary build of the same source, in turns.
Needs a store with releases: STORE_DIR, or what "npm test" built.`;

interface Chats {
  chats: { conversation: string }[];
}

const links: DeepLink[] = [
  { name: '/members', path: async () => '/members', content: '.mcard' },
  { name: '/chats', path: async () => '/chats', content: 'aside a[href^="/chats/"]' },
  {
    name: '/chats/{id}',
    async path(api) {
      const { chats } = await api.get<Chats>('/api/chats.php');
      return `/chats/${chats[0]?.conversation}`;
    },
    content: '[role=log] [dir=auto]',
  },
  { name: '/credits', path: async () => '/credits', content: 'label:has(input[name=package])' },
];
const account = { email: 'daan@afterglow.example', password: 'warm-evening' };

/** The most that federation may cost: of the time to content, and of the bytes of scripts. */
const budget = { content: 1.05, scripts: 1.05 };

/** The middle half of the ratios within a round: how far one ratio can be trusted here. */
function spread(these: number[], those: number[]): string {
  const ratios = these.map((value, round) => value / (those[round] ?? Number.NaN));
  return [0.25, 0.75].map((share) => quantile(ratios, share).toFixed(2)).join('–');
}

const rounds = Number(process.argv[2] ?? 9);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(help);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'afterglow-cost-'));
const federated = await launchProduct();
const singleStore = join(folder, 'store');
await releaseSingle(federated.storeFolder, singleStore);
const single = await launchProduct(singleStore);
const builds = [federated, single].map(({ url }) => ({
  url,
  samples: new Map(links.map(({ name }): [string, Sample[]] => [name, []])),
}));
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
try {
  // One round more, first, that does not count: pictures are drawn and caches of servers filled.
  // Each of the two goes first in every other round: what the machine does meanwhile hits both.
  for (let round = 0; round <= rounds; round += 1) {
    for (const link of links) {
      for (const build of round % 2 ? builds : builds.toReversed()) {
        const sample = await openDeepLink(browser, build.url, link, account);
        if (round > 0) build.samples.get(link.name)?.push(sample);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all([federated.stop(), single.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

let within = true;
console.log(
  `Median of ${rounds}, cold cache, 4 × CPU, 150 ms, 1.6 Mbit/s: federated / single, ratio\n`,
);
console.log('path        content ms          middle half    main thread ms      scripts kB');
for (const { name } of links) {
  const compare = (of: (sample: Sample) => number) => {
    const [these = [], those = []] = builds.map(({ samples }) => samples.get(name)?.map(of) ?? []);
    const [a, b] = [median(these), median(those)];
    const text = `${a.toFixed(0)} / ${b.toFixed(0)}  ${(a / b).toFixed(2)}`;
    return { ratio: a / b, text, spread: spread(these, those) };
  };
  const content = compare((sample) => sample.content);
  const work = compare((sample) => sample.work);
  const scripts = compare((sample) => sample.scripts / 1024);
  within &&= content.ratio <= budget.content && scripts.ratio <= budget.scripts;
  const columns = [content.text.padEnd(20), content.spread.padEnd(15), work.text.padEnd(20)];
  console.log(name.padEnd(12) + columns.join('') + scripts.text);
}
console.log(
  within ? '\nwithin the budget' : `\nover the budget of ${budget.content} and ${budget.scripts}`,
);
process.exitCode = within ? 0 : 1;
