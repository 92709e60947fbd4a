import { expectAccessible } from '../support/accessible.ts';
import { liveVersions } from '../support/product/live-versions.ts';
import { releaseVariant } from '../support/releases/release-variant.ts';
import { expect, gatewayTest as test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

// Where a version of the store is tried without a signature.
test.use({ variables: { NODE_ENV: 'development' } });

test('a developer tries another version of a remote in one browser', async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000);
  const before = liveVersions(product)['mf-landers'] ?? '';
  const live = await releaseVariant(product, 'mf-landers', { id: 'next' });
  await hasBeenHere(page);
  await page.goto('/');
  const area = page.locator('[data-remote="mf-landers"]').first();
  await expect(area).toHaveAttribute('data-version', live);

  await page.keyboard.press('Alt+Shift+O');
  const map = page.getByRole('complementary', { name: 'Waaruit deze pagina bestaat' });
  await expect(map).toContainText(`mf-landers ${live} · acquisition`);
  await expectAccessible(page, 'with the map');
  await map.getByRole('button', { name: 'Een andere versie van één onderdeel' }).click();
  await expect(map).toHaveCount(0);
  await page.getByLabel('Onderdeel', { exact: true }).selectOption('mf-landers');
  await page.getByLabel('Versie in de opslag').selectOption(before);
  await page.getByRole('button', { name: 'Gebruik in deze browser' }).click();
  await expect(area).toHaveAttribute('data-version', before);

  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await other.goto('/');
  const theirs = other.locator('[data-remote="mf-landers"]').first();
  await expect(theirs).toHaveAttribute('data-version', live);
  await expect(other.getByRole('link', { name: 'Terug naar wat live is' })).toHaveCount(0);
  await other.context().close();

  const badge = page.getByRole('complementary', { name: 'Een andere versie van één onderdeel' });
  await expect(badge).toContainText(`Alleen in deze browser: mf-landers ${before}.`);
  await expectAccessible(page, 'with the badge');
  await badge.getByRole('link', { name: 'Terug naar wat live is' }).click();
  await expect(badge).toHaveCount(0);
  await expect(area).toHaveAttribute('data-version', live);
});
