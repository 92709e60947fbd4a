import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('a network that leads nowhere is told like none, and what failed comes with it', async ({
  page,
  context,
  product,
}) => {
  // Its own waits are longer than a test may usually take.
  test.slow();
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/settings');
  await expect(page.locator('#first-look')).toHaveCount(0);
  const note = page.getByText('Geen verbinding.');
  await expect(note).toBeHidden();
  await context.route('**/api/**', (route) => route.abort('addressunreachable'));
  await page.locator('header a[href="/likes"]').first().click();
  await expect(note).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  // It takes ten seconds with its repeats; another call may have told before.
  await expect(page.getByText('Je likes zijn niet geladen')).toBeVisible({ timeout: 20_000 });
  await context.unroute('**/api/**');
  // Nobody touches the page.
  await expect(note).toBeHidden({ timeout: 70_000 });
  await expect(page.getByText('Je likes zijn niet geladen')).toBeHidden();
});
