import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const main = (page: Page) => page.getByRole('main');
const next = (place: Locator) => place.getByRole('button', { name: 'Verder' });

async function chooseWho(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Man', exact: true }).click();
  await page.getByRole('radio', { name: 'Vrouwen' }).click();
}

async function fillPlace(page: Page, place: Locator): Promise<void> {
  await page.getByLabel('Provincie of regio').selectOption({ label: 'Utrecht' });
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht');
  await next(place).click();
  await expect(heading(page, 'Hoe mogen we je noemen?')).toBeVisible();
}

test('the browser’s Back leads a step back in the dialog, then out of it, and not off the site', async ({
  page,
  product,
}) => {
  await hasBeenHere(page);
  await page.goto('/');
  await chooseWho(page);
  await next(main(page)).click();
  await fillPlace(page, page.getByRole('dialog'));

  await page.goBack();
  await expect(heading(page, 'Waar woon je?')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Woonplaats' })).toHaveValue('Utrecht');
  await page.goForward();
  await expect(heading(page, 'Hoe mogen we je noemen?')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${product.url}/`);

  await test.step('Forward leads into it again, and Back out', async () => {
    await page.goForward();
    await expect(page.getByRole('combobox', { name: 'Woonplaats' })).toHaveValue('Utrecht');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('what was answered is there when it opens again, and its button leaves nothing', async () => {
    await next(main(page)).click();
    await expect(page.getByRole('combobox', { name: 'Woonplaats' })).toHaveValue('Utrecht');
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test('on the page of its own, too, whose way out leads past the steps', async ({
  page,
  product,
}) => {
  await hasBeenHere(page);
  await page.goto('/signup');
  await chooseWho(page);
  await next(main(page)).click();
  await fillPlace(page, main(page));
  await page.goBack();
  await expect(heading(page, 'Waar woon je?')).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});
