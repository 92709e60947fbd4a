import { expect, type Page } from '@playwright/test';

/** Answers the question that every visitor is asked first. */
export async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ik ben 18 of ouder, naar binnen' }).click();
}

export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Leden zoeken/ }).click();
  await expect(page).toHaveURL(/\/members(\?|$)/);
}

export async function openChats(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Berichten/ }).click();
}

export async function expectOneUnread(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Berichten.*1 ongelezen bericht$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);
}

export async function expectAllRead(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Berichten', exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
}

export async function expectFree(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Word Premium' })).toBeVisible();
}

export async function expectPremium(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Word Premium' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Credits/ })).toBeVisible();
}

async function chooseInAccountMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Accountmenu van ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

export async function openOwnProfile(page: Page, name: string): Promise<void> {
  await chooseInAccountMenu(page, name, 'Mijn profiel');
}

export async function logOut(page: Page, name: string): Promise<void> {
  await chooseInAccountMenu(page, name, 'Uitloggen');
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
}
