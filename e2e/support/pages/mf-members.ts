import { expect, type Locator, type Page } from '@playwright/test';
import { widthOf } from '../pictures.ts';

/** Somebody with one public and two private photos. */
type Name = string;

const lockedPhotos = (page: Page): Locator =>
  page.getByRole('button', { name: /^Privéfoto, op slot/ });

/** Scrolls on, filters, and finds her among those who are no demo. */
export async function find(page: Page, her: Name): Promise<void> {
  const cards = page.getByRole('list', { name: 'Gevonden leden' }).getByRole('listitem');
  // An earlier release of the page names the country.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Vrouwen (·|in de buurt van) /);
  await expect(cards.first()).toBeVisible();
  const shown = await cards.count();
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(shown);
  await page.getByLabel('Regio').selectOption({ label: 'Utrecht' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vrouwen in Utrecht');
  await page.getByRole('switch', { name: 'Alleen echte leden' }).check();
  await expect(page.getByRole('link', { name: new RegExp(her) })).toBeVisible();
  await expect(cards.getByText('Fictief')).toHaveCount(0);
}

export async function openProfile(page: Page, her: Name): Promise<void> {
  await page.getByRole('link', { name: new RegExp(her) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(her);
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(lockedPhotos(page)).toHaveCount(2);
}

/** Looks through her gallery as a free member; resolves to the address of a blurred photo. */
export async function lookAtLocked(page: Page, her: Name): Promise<string> {
  const dialog = page.getByRole('dialog');
  await expect(page.getByText(`${her} heeft 2 privéfoto’s.`)).toBeVisible();
  await expectLocked(page);
  const first = lockedPhotos(page).first();
  expect(await widthOf(first.locator('img'))).toBeLessThan(50);
  await first.click();
  const large = dialog.locator('img[src*="/api/photo/"]').first();
  await expect(dialog.getByRole('heading', { name: 'Privéfoto' })).toBeVisible();
  expect(await widthOf(large)).toBeLessThan(50);
  const address = (await large.getAttribute('src')) ?? '';
  await dialog.getByRole('button', { name: 'Vorige foto' }).click();
  await expect(dialog.getByRole('status')).toHaveText('1 van 3');
  expect(await widthOf(dialog.getByRole('img'))).toBeGreaterThan(500);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return address;
}

/** As a Premium member, without a reload, the private photos are sharp. */
export async function lookAtSharp(page: Page): Promise<void> {
  await expect(lockedPhotos(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Bekijk foto 2 van 3' }).click();
  const photo = page.getByRole('dialog').getByRole('img', { name: /2 van 3/ });
  await expect.poll(() => widthOf(photo)).toBeGreaterThan(500);
}

export async function like(page: Page, her: Name): Promise<void> {
  await page.getByRole('button', { name: `Like ${her}` }).click();
  await expect(page.getByRole('button', { name: `Like ${her}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}

/** The dialog that opens by itself when she likes back. */
export async function meetMatch(page: Page, her: Name): Promise<void> {
  const match = page.getByRole('dialog', { name: 'Een match!' });
  await expect(match).toContainText(`Jij en ${her} vinden elkaar leuk.`);
  await match.getByText(`Bekijk het profiel van ${her}`).click();
  await expect(match).toBeHidden();
}

export async function beginChat(page: Page, her: Name): Promise<void> {
  await page.getByRole('button', { name: `Chat met ${her}` }).click();
}

export async function expectAbout(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
}
