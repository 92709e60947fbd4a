import { settled } from '../support/settled.ts';
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

test('a newcomer is told once that this is for adults, though the code of that was lost at first', async ({
  page,
}) => {
  let asked = 0;
  await page.route(/\/entry-dialog\.js/, (route) => {
    asked += 1;
    return asked > 1 ? route.fallback() : route.abort();
  });
  await page.goto('/');
  const warning = page.getByRole('dialog', { name: 'Alleen voor volwassenen' });
  await expect(warning).toBeVisible({ timeout: 20_000 });
  expect(asked).toBe(2);
  await warning.getByRole('button', { name: 'Ik ben 18 of ouder, naar binnen' }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(warning).toBeHidden();
  expect(asked).toBe(2);
});
