import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('a screen whose call fails says so and tries again [R11]', async ({
  page,
  context,
  product,
}) => {
  test.slow();
  const member = await newMember(product);
  await member.enter(context);
  for (const [path, call, failed] of [
    ['/members', '**/api/search.php*', 'De leden zijn niet geladen'],
    ['/likes', '**/api/like-list.php*', 'Je likes zijn niet geladen'],
    ['/chats', '**/api/chats.php*', 'Je berichten zijn niet geladen'],
    ['/premium', '**/api/packages.php*', 'De pakketten zijn niet geladen'],
  ] as const) {
    await test.step(path, async () => {
      await page.route(call, (route) => route.fulfill({ status: 400, json: { error: {} } }));
      await page.goto('/settings');
      // By a link of the page's, or one that is drawn would begin with what the gateway was told.
      await expect(page.locator('#first-look')).toHaveCount(0);
      await page.locator(`header a[href="${path}"]`).first().click();
      await expect(page.getByText(failed)).toBeVisible({ timeout: 20_000 });
      await page.unrouteAll();
      await page
        .getByRole('main')
        .getByRole('button', { name: /opnieuw/i })
        .click();
      await expect(page.getByText(failed)).toBeHidden();
    });
  }
});
