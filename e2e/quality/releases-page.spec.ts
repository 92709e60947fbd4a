import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { builtStore } from '../support/product/built-store.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { launchProduct } from '../support/product/launch-product.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import type { Product } from '../support/product/product.ts';
import { tryVariant } from '../support/releases/release-variant.ts';
import { test as base, expect } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

/** Fewer pages than this say nothing of a version (`telemetry/figures.ts`). */
const pages = 10;

const test = base.extend<{ operator: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  operator: async ({}, use) => use(String(await twoFreePorts())),
  product: async ({ operator }, use) => {
    const own = await launchProduct(builtStore, { METRICS_PORT: operator });
    await use(own);
    await own.stop();
  },
});

/** Somebody who looks at the login and presses a key; their browser says how fast the page was. */
async function look(browser: Browser, { url }: Product, person: number, bucket: number) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nl-NL',
    extraHTTPHeaders: { 'x-forwarded-for': `192.0.2.${person}` },
  });
  await hasBeenHere(context);
  await context.addCookies([{ name: 'bucket', value: String(bucket), url }]);
  const page = await context.newPage();
  // One in ten says how fast it was; here each does.
  await page.route('/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"share":0.1', '"share":1');
    await route.fulfill({ response, body });
  });
  const listening = page.waitForResponse(/\/vitals\.js$/);
  const told = page.waitForRequest(/\/reports\/vitals$/);
  await page.goto('/login');
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Wachtwoord', exact: true })).toBeVisible();
  await (await listening).finished();
  await page.keyboard.press('Tab');
  await told;
  await context.close();
}

async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, `${width} px, ${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}

const promise = 'operators see how a trial fares in real browsers, and end it with a reason';
test(promise, async ({ browser, product, operator }) => {
  test.setTimeout(180_000);
  const live = liveVersions(product)['mf-auth-signup'] ?? '';
  const tried = await tryVariant(product, 'mf-auth-signup', { id: 'trial' });
  for (let person = 1; person <= pages; person += 1) {
    await Promise.all([
      look(browser, product, person, 0),
      look(browser, product, 100 + person, 9999),
    ]);
  }

  // The context of the test may leave for no other port.
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await page.goto(`http://localhost:${operator}/`);
  const card = page.getByRole('region', { name: 'mf-auth-signup' });
  for (const version of [tried, live]) {
    const row = card.getByRole('row').filter({ hasText: version });
    await expect(row.locator('[data-name=LCP]')).toHaveText(/^\d+ ms/);
  }
  await expectGood(page);

  await page.setViewportSize({ width: 1280, height: 844 });
  await card.getByText(`End the canary ${tried}`).first().click();
  await expectAccessible(page, 'a form is open');
  await card.getByRole('textbox', { name: 'Why' }).first().fill('Enough <seen>');
  await card.getByRole('textbox', { name: 'Your name' }).first().fill('Kim');
  await card.getByRole('button', { name: `End the canary ${tried}` }).click();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.getByText('Enough <seen>')).toBeVisible();
  await expect(card.getByText(`Promote ${tried}`)).toHaveCount(0);
  await expectGood(page);

  const document = await page.request.get(`${product.url}/login`, {
    headers: { cookie: 'bucket=0' },
  });
  expect(await document.text()).not.toContain(tried);
  expect(complaints).toEqual([]);
  await page.close();
});
