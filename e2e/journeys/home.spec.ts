import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('the Dutch site greets a visitor in Dutch', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
});

test('the faces follow whom a visitor would like to meet, before any account', async ({ page }) => {
  await hasBeenHere(page);
  await page.goto('/');
  const answer = page.waitForResponse(
    (one) => one.url().includes('/api/faces.php') && one.url().includes('gender=male'),
  );
  await page.getByRole('radio', { name: 'Mannen', exact: true }).click();
  const { results } = await (await answer).json();
  expect(results.length).toBeGreaterThan(0);
  const first = page.getByRole('link', { name: new RegExp(`^${results[0].name}, `) }).first();
  await expect(first).toHaveAttribute('href', `/members/${results[0].id}`);
});
