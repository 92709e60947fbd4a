import { seeded } from '@afterglow/federation/testing/random';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { couple, lookAndTell, tell } from '../support/look-and-tell.ts';
import { twoFreePorts } from '../support/product/free-ports.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { tryVariant } from '../support/releases/release-variant.ts';
import { gatewayTest as base, expect } from '../support/test.ts';

/** Fewer pages than this say nothing of a version (`telemetry/figures.ts`). */
const pages = 10;

const test = base.extend<{ operator: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  operator: async ({}, use) => use(String(await twoFreePorts())),
  // Where nobody needs a token to act.
  variables: ({ operator }, use) => use({ METRICS_PORT: operator, NODE_ENV: 'development' }),
});

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
  test.setTimeout(360_000);
  const live = liveVersions(product)['mf-auth-signup'] ?? '';
  const tried = await tryVariant(product, 'mf-auth-signup', { id: 'trial' });
  // The first two are real.
  await Promise.all(couple(1).map((visitor) => lookAndTell(browser, product, visitor)));
  const random = seeded(1);
  for (let n = 2; n <= pages; n += 1)
    for (const visitor of couple(n)) await tell(product, visitor, random);

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
