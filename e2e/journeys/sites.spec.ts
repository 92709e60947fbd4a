import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('another host is another site: name, niche and language', async ({ page, product }) => {
  await hasBeenHere(page);
  await page.goto(product.url);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'nl');
  await expect(html).toHaveAttribute('data-niche', 'default');
  await expect(page).toHaveTitle(/Afterglow/);
  const ours = await page.getByRole('heading', { level: 1 }).textContent();
  const { backgroundColor } = await page
    .getByRole('button', { name: 'Verder' })
    .evaluate((button) => ({ backgroundColor: getComputedStyle(button).backgroundColor }));

  await page.goto(product.on('another.localhost'));
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-niche', 'gay');
  await expect(page).toHaveTitle(/Lumen/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ours ?? '');
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveCSS(
    'background-color',
    backgroundColor,
  );
});

test('the language changes without a reload and is kept', async ({ page, product }) => {
  await page.goto(product.url);
  const warning = page.getByRole('dialog', { name: 'Alleen voor volwassenen' });
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: /naar binnen/ }).click();
  await expect(warning).toBeHidden();

  await page.goto(product.on('another.localhost'));
  const menu = page.getByRole('button', { name: /^Language/ });
  if (await menu.isVisible()) await menu.click();
});
