import { newMember } from '../support/member.ts';
import { expect, ownTest, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

ownTest.describe('the whole API hangs', () => {
  ownTest.use({ expectedErrors: /Failed to load resource/ });

  ownTest('pages are still served, say what is wrong, and recover', async ({ page, product }) => {
    ownTest.setTimeout(120_000);
    await hasBeenHere(page);
    await page.goto('/members');
    const members = page.getByRole('list', { name: 'Gevonden leden' });
    await expect(members).toBeVisible();
    product.signal('api', 'SIGSTOP');
    try {
      // An address that nobody has opened yet: those that were are kept for a moment, people and all.
      const answer = await page.goto('/members?anew');
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
      const failed = page.getByText('De leden zijn niet geladen');
      await expect(failed).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      // While nobody answers: a page that hears somebody again asks by itself, and the button goes.
      await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
    } finally {
      product.signal('api', 'SIGCONT');
    }
    await expect(members).toBeVisible();
  });
});

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
