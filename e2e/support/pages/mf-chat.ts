import { expect, type Locator, type Page } from '@playwright/test';

const log = (page: Page, her: string): Locator =>
  page.getByRole('log', { name: `Berichten met ${her}` });
const composer = (page: Page, her: string): Locator =>
  page.getByRole('textbox', { name: `Schrijf ${her}` });

export async function openConversation(page: Page, her: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(her) }).click();
}

export async function expectCredits(page: Page, credits: number): Promise<void> {
  await expect(page.getByText(`Je hebt er ${credits}`)).toBeVisible();
}

/** Leaves a text in the field, unsent. */
export async function draft(page: Page, her: string, text: string): Promise<void> {
  await composer(page, her).fill(text);
}

export async function expectDraft(page: Page, her: string, text: string): Promise<void> {
  await expect(composer(page, her)).toHaveValue(text);
}

export async function send(page: Page, her: string): Promise<void> {
  await composer(page, her).press('Enter');
}

export async function expectMessage(page: Page, her: string, text: string): Promise<void> {
  await expect(log(page, her).getByText(text)).toBeVisible();
}

export async function expectStored(page: Page, her: string): Promise<void> {
  await expect(log(page, her).getByText(/^Verzonden|^Bezorgd|^Gelezen/)).toBeVisible();
}

export async function expectTyping(page: Page, her: string, isTyping: boolean): Promise<void> {
  const status = log(page, her).getByRole('status', { name: `${her} is aan het typen` });
  await expect(status).toBeVisible({ visible: isTyping });
}

/** The last message was not sent for want of credits; goes where they are sold. */
export async function goForCredits(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Credits kopen' }).click();
}

export async function expectTooFewCredits(page: Page): Promise<void> {
  await expect(page.getByText('Niet genoeg credits.')).toBeVisible();
}
