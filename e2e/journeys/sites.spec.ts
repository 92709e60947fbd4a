import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('another host is another site: name, niche and language', async ({ page, product }) => {
  await hasBeenHere(page);
  await page.goto(product.url);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'nl');
  await expect(html).toHaveAttribute('data-niche', 'default');
  await expect(page).toHaveTitle(/Afterglow/);
  const ours = await page.getByRole('heading', { level: 1 }).textContent();
  const { backgroundColor } = await page
    .getByRole('button', { name: 'Verder' })
    .evaluate((button) => ({ backgroundColor: getComputedStyle(button).backgroundColor }));

  await page.goto(product.on('another.localhost'));
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('data-niche', 'gay');
  await expect(page).toHaveTitle(/Lumen/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(ours ?? '');
  await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveCSS(
    'background-color',
    backgroundColor,
  );
});

test('before any script a public page has its own title, with the name of its site', async ({
  request,
  product,
}) => {
  const read = async (path: string, site = product.url) => {
    const { host } = new URL(site);
    return (await request.get(product.url + path, { headers: { host } })).text();
  };
  expect(await read('/pages/faq')).toContain('<title>Veelgestelde vragen · Afterglow</title>');
  const lander = await read('/landers/gallery', product.on('another.localhost'));
  expect(lander).toContain('<title>See who is here · Lumen</title>');
  expect(lander).toContain('content="Join for free, look around');
});

test('the language changes without a reload and is kept', async ({ page, product }) => {
  await hasBeenHere(page);
  // Where more than one language is spoken there is a choice.
  await page.goto(`${product.url}/?country=CH`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Volwassen flirten/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navigation = page.getByRole('navigation').first();
  await navigation.getByRole('button', { name: 'Taal: Nederlands' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Volwassen flirten/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(navigation.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(product.url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});

test('a member keeps a language on every device', async ({ page, context, product }) => {
  const member = await newMember(product, { language: 'en' });
  await member.enter(context);
  await page.goto('/members');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Men near Utrecht');
});
