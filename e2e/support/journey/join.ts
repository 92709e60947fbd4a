import { expect, test } from '@playwright/test';
import { newestMail } from '../mailbox.ts';
import type { Journey } from './journey.ts';

/** From the home page to a member whose address is confirmed. */
export async function join({ page, product, pages, name, email }: Journey): Promise<void> {
  const { shell, 'mf-landers': landers, 'mf-auth-signup': signup } = pages;

  await test.step('the Dutch home page', async () => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await shell.enter(page);
    await landers.beginSignup(page);
  });

  await test.step('sign-up in steps, each mistake said beside its field', () =>
    signup.fillSignup(page, name, email));

  await test.step('the phases of the server, then a mail', async () => {
    await signup.finishSignup(page, email);
    expect((await newestMail(product.dataFolder, email)).subject).toBe('Bevestig je e-mailadres');
  });

  await test.step('the link in the mailbox activates the account', async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto('/mailbox');
    await mailbox.getByRole('link', { name: email }).click();
    const mail = mailbox.frameLocator('iframe');
    // The frame runs nothing, so Playwright cannot see whether its click reached the link.
    await expect(async () => {
      const link = mail.getByRole('link', { name: 'Mijn adres bevestigen' });
      // It may have been reached, and its page been slow.
      if (!/\/activate\//.test(mailbox.url())) await link.click({ timeout: 2000 });
      await expect(mailbox).toHaveURL(/\/activate\//, { timeout: 2000 });
    }).toPass();
    await signup.expectActivated(mailbox);
    await mailbox.close();
    await page.bringToFront();
    await signup.lookAround(page);
  });
}
