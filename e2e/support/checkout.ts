import { expect, type Page } from '@playwright/test';

/** From the choice of a method, through bank and consent, to the page of the provider. */
export async function payWithIdeal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByLabel('Je bank').selectOption({ label: 'Rabobank' });
  await page.getByRole('checkbox', { name: /mijn credits meteen/ }).check();
  await page.getByRole('checkbox', { name: /herroepingsrecht/ }).check();
  await page.getByRole('button', { name: /^Bestel en betaal/ }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByRole('heading', { name: 'Inloggen bij Rabobank' })).toBeVisible();
}
