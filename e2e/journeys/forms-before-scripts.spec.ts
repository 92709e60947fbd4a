import { newMember } from '../support/member.ts';
import { scriptsOnTheirWay } from '../support/scripts-on-their-way.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('what was chosen and typed before the scripts goes along into sign-up', async ({ page }) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/', { waitUntil: 'commit' });
  const woman = page.getByRole('radio', { name: 'Vrouw', exact: true });
  await woman.click();
  await expect(woman).toBeChecked();
  const email = page.getByRole('textbox');
  await email.pressSequentially('vera@mail.example');
  scripts.come();
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Vrouw', exact: true })).toBeChecked();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('vera@mail.example');
});

test('a filter that is set before the scripts is set in the page', async ({ page, product }) => {
  const member = await newMember(product, { photos: [false] });
  await member.enter(page.context());
  const scripts = await scriptsOnTheirWay(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/members', { waitUntil: 'commit' });
  const real = page.getByRole('switch', { name: 'Alleen echte leden' });
  await real.check();
  const region = page.getByRole('combobox', { name: 'Regio' });
  await region.selectOption({ index: 1 });
  const chosen = await region.inputValue();
  scripts.come();
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(real).toBeChecked();
  await expect(region).toHaveValue(chosen);
  await expect(page).toHaveURL(/real/);
});

test('what was chosen before the scripts is known to the page as it sends it', async ({ page }) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Man', exact: true }).click();
  await page.getByRole('radio', { name: 'Vrouwen' }).click();
  await page.getByRole('button', { name: 'Verder' }).click();
  scripts.come();
  await expect(page.getByRole('heading', { name: 'Waar woon je?' })).toBeVisible();
});

test('a form that is sent before the scripts is sent by them', async ({ page, product }) => {
  const member = await newMember(product);
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/login?to=%2Flikes', { waitUntil: 'commit' });
  await page.locator('[name=email]').fill(member.email);
  await page.locator('[name=password]').fill(member.password);
  await page.locator('[name=password]').press('Enter');
  scripts.come();
  await expect(page).toHaveURL(/\/likes/);
});

test('a form waits for scripts that are slow, and goes alone when they do not come', async ({
  page,
  product,
}) => {
  const member = await newMember(product);
  await hasBeenHere(page);
  await page.clock.install();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const logIn = async () => {
    await page.locator('[name=email]').fill(member.email);
    await page.locator('[name=password]').fill(member.password);
    await page.locator('[name=password]').press('Enter');
  };

  const slow = await scriptsOnTheirWay(page);
  await page.goto('/login', { waitUntil: 'commit' });
  // Behind what minds the form. The clock of this test does not tell of paints.
  await expect(page.locator('#boot')).toBeAttached();
  await logIn();
  await page.clock.fastForward(20_000);
  expect(sent).toEqual([]);
  slow.come();
  await expect(page).toHaveURL(/\/members/);

  await page.context().clearCookies();
  await page.route(/\/main\.js$/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/main.js'),
  );
  await page.goto('/login', { waitUntil: 'load' });
  await refused;
  await logIn();
  const document = page.waitForResponse((response) => response.request().isNavigationRequest());
  await page.clock.fastForward(9000);
  expect((await document).request().method()).toBe('POST');
  await expect(page.locator('[name=email]')).toHaveValue(member.email);
});

test('without any script the form goes on, and what was filled in is in no address', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('form [name=email]').fill('vera@mail.example');
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL(`${product.url}/signup`);
  // What it starts from comes last.
  await page.waitForLoadState();
  const boot = JSON.parse((await page.locator('#boot').textContent()) ?? '{}');
  // Nobody chose anything of what needs a script to be chosen.
  expect(boot.given).toEqual({ email: 'vera@mail.example' });
  await expect(page.locator('h1')).toBeAttached();
  await context.close();
});

test('what another site sends along is not taken for what somebody typed', async ({ page }) => {
  const sent = (site: string) =>
    page.request.post('/signup', {
      form: { email: '"><script>alert(1)</script>', gender: 'male' },
      headers: { 'sec-fetch-site': site },
    });
  expect(await (await sent('cross-site')).text()).not.toContain('alert(1)');
  const own = await (await sent('same-origin')).text();
  expect(own).toContain('alert(1)');
  expect(own).not.toContain('<script>alert(1)');
  expect((await page.request.post('/pages/terms', { form: { email: 'x' } })).status()).toBe(405);
});

test('what was typed into a field before the scripts is typed in the page, and goes on there', async ({
  page,
}) => {
  await hasBeenHere(page);
  const scripts = await scriptsOnTheirWay(page);
  await page.goto('/pages/faq', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox');
  await field.pressSequentially('acount');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  await field.press('ArrowLeft');
  scripts.come();
  await expect(page.locator('#first-look')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('c');
  await expect(field).toHaveValue('account');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
});
