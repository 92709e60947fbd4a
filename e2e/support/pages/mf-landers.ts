import { expect, type Page } from '@playwright/test';

/** From the home page into sign-up; an address that is none is refused, no address is none yet. */
export async function beginSignup(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Volwassen flirten begint met hallo.',
  );
  await page.getByRole('radio', { name: 'Man', exact: true }).click();
  await page.getByRole('radio', { name: 'Vrouwen' }).click();
  await page.getByRole('textbox', { name: 'Je e-mailadres' }).fill('geen adres');
  await page.getByRole('button', { name: 'Verder' }).click();
  await expect(page.getByText('Ongeldig e-mailadres')).toBeVisible();
  await page.getByRole('textbox', { name: 'Je e-mailadres' }).fill('');
  await page.getByRole('button', { name: 'Verder' }).click();
}
