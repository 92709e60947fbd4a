import type { Locator, Page } from '@playwright/test';
import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test.beforeEach(({ context }) => hasBeenHere(context));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const press = (page: Page, name: string | RegExp) => button(page, name).press('Enter');

test('with the keys alone the steps of a direct debit begin at their heading', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/credits/nl-150/sdd');
  await expect(button(page, /^Bestel en betaal/)).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
  // The first question for the order gets no answer: the page stays, and asks again when told to.
  await page.route('**/api/payment.php?*', (route) => route.fulfill({ status: 429, body: '{}' }), {
    times: 1,
  });
  await press(page, /^Bestel en betaal/);
  await expect(page).toHaveURL(/\/directdebit\?payment=/);
  const heading = page.getByRole('heading', { level: 1 });
  await press(page, 'Probeer opnieuw');
  await expect(page.getByLabel('IBAN')).toBeVisible();
  await expect(heading).toBeFocused();
  await page.getByLabel('Rekeninghouder').fill('A. de Vries');
  await page.getByLabel('IBAN').fill('NL91ABNA0417164300');
  await page.getByLabel('IBAN').press('Enter');
  await expect(page.getByLabel('Straat')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('Stap 2 van 3');
  await press(page, 'Terug');
  await expect(page.getByLabel('Rekeninghouder')).toHaveValue('A. de Vries');
  await expect(heading).toBeFocused();
});

test('filters go by their chips, one after the other, and ages are set by presses on the track', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/members?online=1&real=1');
  await button(page, /dit filter weghalen/)
    .first()
    .press('Enter');
  await expect(page).not.toHaveURL(/online=1&real=1|real=1&online=1/);
  await expect(button(page, /dit filter weghalen/)).toBeFocused();
  await press(page, /dit filter weghalen/);
  await expect(button(page, 'Filters')).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 844 });
  const [youngest, oldest] = ['Jongste leeftijd', 'Oudste leeftijd'].map((name) =>
    page.getByRole('slider', { name }),
  );
  if (!youngest || !oldest) throw new Error('no sliders');
  const track = page.locator('.rng');
  const box = await track.boundingBox();
  if (!box) throw new Error('no track');
  /** A press there, and by how many years the thumb is beside it. */
  const pressAt = (share: number) => track.click({ position: { x: box.width * share, y: 22 } });
  const off = async (thumb: Locator, share: number) => {
    const years = Number(await thumb.inputValue()) - 18;
    const middle = 14 + ((box.width - 28) * years) / 81;
    return Math.round(Math.abs(middle / box.width - share) * 81);
  };
  await pressAt(0.25);
  await expect.poll(() => off(youngest, 0.25)).toBeLessThanOrEqual(1);
  await expect(youngest).toBeFocused();
  await pressAt(0.75);
  await expect.poll(() => off(oldest, 0.75)).toBeLessThanOrEqual(1);
  await expect(oldest).toBeFocused();
  const before = Number(await oldest.inputValue()) - 1;
  await page.keyboard.press('ArrowLeft');
  await expect(oldest).toHaveValue(String(before));
  await expect(page).toHaveURL(new RegExp(`min_age=\\d+&max_age=${before}$`));

  // A thumb that is drawn past the other stops there, and what ends on the track moves nothing else.
  const y = box.y + 22;
  await page.mouse.move(box.x + box.width * 0.25, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.5, y, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.95, y, { steps: 5 });
  await page.mouse.up();
  await expect(youngest).toHaveValue(String(before));
  await expect(oldest).toHaveValue(String(before));
});

test('what a dialog is told of it says itself, and pressing that away leaves the dialog open', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.route('**/api/email.php', (route) =>
    route.fulfill({
      status: 429,
      json: { error: { code: 'slow', message: 'Rustig aan.', details: [] } },
    }),
  );
  await page.goto('/settings');
  await press(page, 'E-mailadres wijzigen');
  const dialog = page.getByRole('dialog', { name: 'E-mailadres wijzigen' });
  const field = dialog.getByLabel('Nieuw e-mailadres');
  await field.fill('geen adres');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('nieuw@example.com');
  await field.press('Enter');
  const said = dialog.getByRole('alert');
  await expect(said).toBeVisible();
  await said.getByRole('button').click();
  await expect(said).toBeHidden();
  await expect(field).toHaveValue('nieuw@example.com');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a dialog that came from elsewhere leaves the focus where it was', async ({ page }) => {
  await page.goto('/login');
  const join = button(page, 'Gratis meedoen').first();
  await join.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(join).toBeFocused();
});

test('where the keys are is seen in a menu, and in fields and choices that have the colours of the device', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/settings');
  const ring = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).outlineStyle !== 'none');
  await expect(button(page, 'E-mailadres wijzigen')).toBeVisible();
  await button(page, /^Accountmenu van/).press('ArrowDown');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  expect(await ring(items.nth(1))).toBe(true);
  expect(await ring(items.first())).toBe(false);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ forcedColors: 'active' });
  const field = page.locator('.inp:has(select)').first();
  const choice = field.getByRole('combobox');
  expect(await ring(field)).toBe(false);
  await choice.focus();
  expect(await ring(field)).toBe(true);
  // What is chosen has no ring of its own, or nobody would tell them apart.
  const chosen = page.getByRole('radio', { checked: true }).first();
  expect(await ring(chosen)).toBe(false);
  await chosen.focus();
  expect(await ring(chosen)).toBe(true);
  // Of the device, too: a colour of ours may be none on its background.
  const [colour, text] = await chosen.evaluate((one) => {
    const page = getComputedStyle(document.body);
    return [getComputedStyle(one).outlineColor, page.color];
  });
  expect(colour).toBe(text);
});

test('a photo is cropped without pulling: a press brings its part to the middle', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product, { photos: [false] });
  await member.enter(context);
  await page.goto('/profile');
  await press(page, 'Opties voor foto 1');
  await page.getByRole('menuitem', { name: 'Bijsnijden en draaien' }).press('Enter');
  const frame = page.getByRole('application');
  const photo = page.getByRole('dialog').locator('img');
  await expect(frame).toBeVisible();
  const left = async () => (await photo.boundingBox())?.x ?? 0;
  await page.getByRole('slider').fill('2');
  // The dialog grows as it opens, and what is in it with it.
  await settled(page);
  const box = await frame.boundingBox();
  if (!box) throw new Error('no frame');
  const before = await left();
  await page.mouse.click(box.x + box.width / 2 + 40, box.y + box.height / 2);
  /** Pixels between where it is and where it belongs; screens round. */
  const off = async (by: number) => Math.abs((await left()) - before - by);
  await expect.poll(() => off(-40)).toBeLessThan(2);
  await frame.press('ArrowRight');
  await expect.poll(() => off(-30)).toBeLessThan(2);
});

test('on a phone what has the focus is not behind the bars at the foot of the screen', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/premium');
  const links = ['main a[href="/pages/return-policy"]', 'footer a[href="/pages/terms"]'];
  for (const link of links.map((where) => page.locator(where).first())) {
    await expect(link).toBeVisible();
    const isOnTop = () =>
      link.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    // Just behind the upper one.
    await link.evaluate((one) => {
      window.scrollBy(0, one.getBoundingClientRect().bottom - window.innerHeight + 118);
    });
    expect(await isOnTop()).toBe(false);
    await link.focus();
    await expect.poll(isOnTop).toBe(true);
  }
});
