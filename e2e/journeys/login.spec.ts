import type { Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Inloggen' }).click();
}

test.beforeEach(({ page }) => hasBeenHere(page));

test('a wrong password is refused, five block the account for a while', async ({
  page,
  product,
}) => {
  const { email, password } = await newMember(product);
  await page.goto('/login');
  const problem = page.getByRole('main').getByText(/niet gelukt|geblokkeerd|klopt/);
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const answered = page.waitForResponse('**/api/user.php');
    await logIn(page, email, `wrong-${attempt}`);
    expect((await answered).status()).toBe(401);
    await expect(problem).toBeVisible();
  }
  const last = page.waitForResponse('**/api/user.php');
  await logIn(page, email, 'wrong-5');
  expect([401, 423]).toContain((await last).status());
  const blocked = page.waitForResponse('**/api/user.php');
  await logIn(page, email, password);
  expect((await blocked).status()).toBe(423);
  await expect(page.getByRole('main').getByText(/geblokkeerd/)).toContainText(/\d+ min/);
  await expect(page).toHaveURL(/\/login/);
});

test('who follows a deep link logs in and arrives there', async ({ page, product }) => {
  const { email, password } = await newMember(product);
  await page.goto('/chats');
  await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
  await logIn(page, email, password);
  await expect(page).toHaveURL(`${product.url}/chats`);
  await expect(page.getByRole('heading', { name: 'Berichten', exact: true })).toBeVisible();
  // The login page is not in the way of going back.
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('logging out ends the session on the server and in the other tab', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/members');
  const other = await context.newPage();
  await other.goto('/chats');
  await page.getByRole('button', { name: `Accountmenu van ${member.name}` }).click();
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  // The member's own cookie, kept aside, opens nothing any more.
  await expect(member.credits()).rejects.toThrow('403');
});
