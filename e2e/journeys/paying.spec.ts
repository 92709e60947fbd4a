import type { Page } from '@playwright/test';
import { type Member, newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

interface Orders {
  transactions: { payment_id: string; status: string; credits: number }[];
}
const ordersOf = async ({ api }: Member) =>
  (await api.get<Orders>('/api/transactions.php')).transactions.map(({ status }) => status);

async function tick(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /mijn credits meteen/ }).check();
  await page.getByRole('checkbox', { name: /herroepingsrecht/ }).check();
}

const order = (page: Page) => page.getByRole('button', { name: /^Bestel en betaal/ });
const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function toProvider(page: Page): Promise<void> {
  await order(page).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
}

test.beforeEach(({ context }) => hasBeenHere(context));

test('on the way to paying nothing nags, a double click is one order, and Back and reload make no second', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/members');
  await expect(page.getByRole('link', { name: 'Premium' }).first()).toBeVisible();

  await page.goto('/credits/nl-150/paypal');
  await expect(order(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /Premium/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pakketten' })).toBeVisible();
  await expect(page.getByText(/foto/i)).toHaveCount(0);

  await tick(page);
  await order(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  const first = page.url();
  expect(await ordersOf(member)).toEqual(['open']);

  await page.goBack();
  await expect(page.getByText(/150 credits/).first()).toBeVisible();
  await tick(page);
  await toProvider(page);
  expect(page.url()).toBe(first);
  await page.goBack();
  await page.reload();
  await tick(page);
  await toProvider(page);
  expect(page.url()).toBe(first);
  expect(await ordersOf(member)).toEqual(['open']);
});

test('a second tab sees the order of the first, and takes its place knowing that', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto('/credits/nl-50/paypal');
    await tick(tab);
  }
  await second.goto('/credits/nl-400/paypal');
  await tick(second);
  await toProvider(page);
  const known = second.locator('.note', { hasText: /bestelling openstaan: 50 credits/ });
  await expect(known).toBeVisible();
  const heading = await second.getByRole('heading', { level: 1 }).boundingBox();
  const below = ((await known.boundingBox())?.y ?? 0) - (heading?.y ?? 0) - (heading?.height ?? 0);
  expect(below, 'room between the title and the note').toBeGreaterThanOrEqual(16);
  expect(await ordersOf(member)).toEqual(['open']);
  await toProvider(second);
  expect(await ordersOf(member)).toEqual(['open', 'cancelled']);
});

test('a payment that waits changes in every tab, and becoming Premium is a moment once', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product, { photos: [false] });
  await member.enter(context);
  await page.goto('/credits/nl-150/paypal');
  await tick(page);
  await toProvider(page);
  const checkout = page.url();
  await page.locator('button[value=pending]').click();
  await title(page, 'Wachten op je bank');
  await expect(page.locator('.stamp-info')).toBeVisible();
  await expect(page.getByText(/^#[0-9A-Z]{8}$/)).toBeVisible();

  const second = await context.newPage();
  await second.goto(page.url());
  await title(second, 'Wachten op je bank');
  const bank = await context.newPage();
  await bank.goto(checkout);
  await bank.locator('button[value=pay]').click();
  await title(bank, 'Je bent Premium');
  for (const tab of [page, second]) {
    await title(tab, 'Je bent Premium');
    await expect(tab.locator('.stamp img')).toBeVisible();
  }

  await page.goto('/transactions');
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Factuur/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
});

test('a declined card keeps the choice, and offers PayPal; an order that is not there is said so', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/credits/nl-150/creditcard');
  await tick(page);
  await toProvider(page);
  await page.locator('button[value=fail]').click();
  await expect(page.getByRole('link', { name: /PayPal/ })).toHaveAttribute(
    'href',
    '/credits/nl-150/paypal',
  );
  await page.getByRole('link', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('radio', { name: /^Kaart/ })).toBeChecked();
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();

  await page.goto('/transactions/no-such-order');
  await title(page, 'Deze betaling bestaat niet');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what a way to pay cannot take is shown with the reason', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/credits/nl-1000/paysafecard');
  await expect(order(page)).toBeVisible();
  const dear = page.getByRole('radio', { name: /Paysafecard Tot €\s?50,00/ });
  await expect(dear).toBeDisabled();
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked();
  await page.goto('/credits/nl-50/paysafecard');
  await expect(page.getByRole('radio', { name: /Paysafecard/ })).toBeChecked();
});

test('prices are full while the bonus is in a payment on its way; called off, it is there again', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/credits/nl-150/banktransfer');
  await tick(page);
  await toProvider(page);
  await page.locator('button[value=pending]').click();
  await title(page, 'Wachten op je bank');

  await page.goto('/credits');
  const why = page.getByText(/Je welkomstbonus van 25% zit in een betaling die nog onderweg is/);
  await expect(why).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Je bestelling' });
  await expect(panel).toContainText('€ 24,99');
  await expect(panel).not.toContainText('18,74');
  await expect(page.getByRole('link', { name: 'Bekijk de betaling' })).toHaveAttribute(
    'href',
    /^\/transactions\//,
  );
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'Betaling annuleren' }).click();
  await expect(panel).toContainText('€ 18,74');
  await expect(why).toHaveCount(0);
  expect(await ordersOf(member)).toEqual(['cancelled']);
});
