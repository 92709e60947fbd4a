import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSingle } from '@afterglow/federation/single/release-single';
import { chromium } from '@playwright/test';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { startOwnProduct } from '../support/own-product.ts';
import { type DeepLink, openDeepLink, type Sample } from './deep-link.ts';

const help = `Usage: node e2e/measure/federation-cost.ts [rounds]
Times deep links in the federated product and in one ordinary build of the same source, in turns.
Needs a store with releases: STORE_DIR, or what "npm test" built.`;

interface Chats {
  chats: { conversation: string }[];
}

const links: DeepLink[] = [
  { name: '/members', path: async () => '/members', content: '.mcard' },
  { name: '/chats', path: async () => '/chats', content: '.ci' },
  {
    name: '/chats/{id}',
    async path(api) {
      const { chats } = await api.get<Chats>('/api/chats.php');
      return `/chats/${chats[0]?.conversation}`;
    },
    content: '.bub',
  },
  { name: '/credits', path: async () => '/credits', content: '.pkg' },
];
const account = { email: 'daan@afterglow.example', password: 'warm-evening' };

/** The most that federation may cost: of the time to content, and of the bytes of scripts. */
const budget = { content: 1.05, scripts: 1.05 };

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const rounds = Number(process.argv[2] ?? 9);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(help);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'afterglow-cost-'));
const federated = await startOwnProduct();
const singleStore = join(folder, 'store');
await releaseSingle(federated.storeFolder, singleStore);
const single = await startOwnProduct(singleStore);
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
const samples = new Map<string, { federated: Sample[]; single: Sample[] }>();
try {
  for (const { name } of links) samples.set(name, { federated: [], single: [] });
  // One round more, first, that does not count: pictures are drawn and caches of servers filled.
  for (let round = 0; round <= rounds; round += 1) {
    for (const link of links) {
      const of = samples.get(link.name);
      const a = await openDeepLink(browser, federated.url, link, account);
      const b = await openDeepLink(browser, single.url, link, account);
      if (round > 0) {
        of?.federated.push(a);
        of?.single.push(b);
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all([federated.stop(), single.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

let within = true;
console.log(`Median of ${rounds}, cold cache, 4 × CPU, 150 ms, 1.6 Mbit/s\n`);
console.log('path        federated  single   ratio    scripts kB        ratio');
for (const [name, { federated: f, single: s }] of samples) {
  const content = [median(f.map((x) => x.content)), median(s.map((x) => x.content))] as const;
  const scripts = [median(f.map((x) => x.scripts)), median(s.map((x) => x.scripts))] as const;
  const ratios = [content[0] / content[1], scripts[0] / scripts[1]] as const;
  within &&= ratios[0] <= budget.content && ratios[1] <= budget.scripts;
  const ms = content.map((value) => `${value.toFixed(0)} ms`.padEnd(9)).join('');
  const kB = scripts.map((value) => (value / 1024).toFixed(0)).join(' / ');
  console.log(
    `${name.padEnd(12)}${ms}${ratios[0].toFixed(2).padEnd(9)}${kB.padEnd(18)}${ratios[1].toFixed(2)}`,
  );
}
console.log(
  within ? '\nwithin the budget' : `\nover the budget of ${budget.content} and ${budget.scripts}`,
);
process.exitCode = within ? 0 : 1;
