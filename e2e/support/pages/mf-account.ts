import { expect, type Page } from '@playwright/test';

/** Writes about oneself; what is typed is saved by itself. */
export async function writeAboutMe(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn profiel');
  const about = page.getByRole('textbox', { name: 'Over mij' });
  await about.fill(text);
  await about.blur();
  await expect(page.getByText('Opgeslagen')).toBeVisible();
}

/** Goes to one's profile as others see it. */
export async function seeAsOthers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bekijken' }).click();
}
