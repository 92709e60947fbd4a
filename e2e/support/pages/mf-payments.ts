import { expect, type Page } from '@playwright/test';

/** Chooses 150 credits with the welcome bonus. */
export async function choosePackage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Kies je credits' })).toBeVisible();
  const order = page.getByRole('complementary', { name: 'Je bestelling' });
  await expect(order).toContainText(/Welkomstbonus 25\s?%/);
  await page.getByRole('radio', { name: /150 credits/ }).check();
  await page.getByRole('link', { name: 'Verder naar betalen' }).click();
}

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

export async function payAgain(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'De betaling is niet gelukt' })).toBeVisible();
  await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Je bent Premium' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('150');
}

export async function backToChat(page: Page, her: string): Promise<void> {
  await page.getByRole('link', { name: `Terug naar ${her}` }).click();
}
