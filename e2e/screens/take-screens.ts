import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { cache } from '../../tools/setup/paths.mjs';
import { chromiumArgs, findOrInstallChromium } from '../support/chromium.ts';
import { crowdedOn } from '../support/crowded/crowded.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { settled } from '../support/settled.ts';
import { hasBeenHere } from '../support/visitor.ts';
import { memberScreens, type Screens, visitorScreens } from './pages.ts';

/**
 * Takes pictures of the main screens in every language, each on the demo site of that language, and
 * says what is cut off or overlaps. They lie in `.cache/screens/<language>/`.
 *
 * npm run screens -- [language…]
 */
const widths = { 320: 640, 390: 844, 768: 1024, 1280: 900 };

interface Demo {
  sites: { host: string; language: string }[];
  accounts: { email: string; password: string; about: string }[];
}

const folder = join(cache, 'screens');
const wanted = process.argv.slice(2);
const product = await launchProduct();
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: chromiumArgs,
});
let crowded = 0;

async function look(page: Page, language: string, origin: string, screens: Screens): Promise<void> {
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(origin + path);
    for (const [width, height] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height });
      await settled(page);
      const found = await crowdedOn(page);
      crowded += found.length;
      for (const line of found) console.log(`${language} ${name} ${width}: ${line}`);
      await page.screenshot({
        path: join(folder, language, `${name}-${width}.png`),
        fullPage: true,
      });
    }
  }
}

async function open(browser: Browser, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ locale: language, reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  await hasBeenHere(context);
  return context;
}

const file = readFileSync(join(product.dataFolder, 'accounts.json'), 'utf8');
const { sites, accounts } = JSON.parse(file) as Demo;

try {
  for (const { host, language } of sites) {
    if (wanted.length > 0 && !wanted.includes(language)) continue;
    rmSync(join(folder, language), { recursive: true, force: true });
    mkdirSync(join(folder, language), { recursive: true });
    const origin = new URL(product.on(host)).origin;
    const context = await open(browser, language);
    const page = await context.newPage();
    await look(page, language, origin, visitorScreens);
    const account = accounts.find(({ about }) => about.includes(`(${host}), Premium`));
    if (!account) throw new Error(`Nobody to log in as at ${host}.`);
    await page.goto(`${origin}/login`);
    await page.locator('input[type=email]').fill(account.email);
    await page.locator('input[type=password]').fill(account.password);
    await page.locator('main form [type=submit]').click();
    await page.waitForURL(`${origin}/members`);
    await look(page, language, origin, await memberScreens(page));
    await context.close();
    console.log(`${language}: ${join(folder, language)}`);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = crowded > 0 ? 1 : 0;
