import { linkIn, newestMail } from '../support/mailbox.ts';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /^Failed to load resource/ });

test('who forgot the password chooses a new one on a phone, once', async ({
  page,
  browser,
  product,
}) => {
  const { email, enter } = await newMember(product);
  const elsewhere = await browser.newContext();
  await enter(elsewhere);
  await hasBeenHere(page);
  await page.goto('/login');
  // A link that is followed before the page answers takes nothing along.
  await expect(page.locator('#first-look')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click();
  // The page before has a field of this name and value, too.
  await expect(page.getByRole('button', { name: 'Stuur me de link' })).toBeVisible();
  const address = page.getByRole('textbox', { name: 'E-mail' });
  await expect(address).toHaveValue(email);

  await test.step('an address nobody has is said so', async () => {
    await address.fill('niemand@example.org');
    await page.getByRole('button', { name: 'Stuur me de link' }).click();
    await expect(address).toHaveAccessibleDescription(/kennen/);
    await address.fill(email);
  });

  await page.getByRole('button', { name: 'Stuur me de link' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible();
  const mail = await newestMail(product.dataFolder, email, /wachtwoord/i);
  const link = linkIn(mail, '/reset-password/do');

  await test.step('the link opens the form, and leaves no token in the address', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await page.reload();
  });

  const password = 'een-stille-haven-8';
  const first = page.getByRole('textbox', { name: 'Nieuw wachtwoord', exact: true });
  const again = page.getByRole('textbox', { name: 'Nieuw wachtwoord nog een keer' });
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' });
  await test.step('two that differ are refused', async () => {
    await first.fill(password);
    await again.fill('iets-anders-12');
    await save.click();
    await expect(again).toHaveAccessibleDescription('De opgegeven wachtwoorden zijn niet gelijk');
  });

  await again.fill(password);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Je hebt een nieuw wachtwoord' })).toBeVisible();

  await test.step('every other device is logged out, and the new password logs in', async () => {
    const answer = await elsewhere.request.get(`${product.url}/api/user.php`, {
      headers: { 'request-type': 'client' },
    });
    expect(answer.status()).toBe(403);
    await page.getByRole('main').getByRole('link', { name: 'Inloggen' }).click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Wachtwoord', exact: true }).fill(password);
    await page.locator('form').getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL(/\/members$/);
  });

  await test.step('the link works once', async () => {
    await page.goto(link);
    await first.fill('nog-een-wachtwoord');
    await again.fill('nog-een-wachtwoord');
    await save.click();
    await expect(page.getByRole('link', { name: 'Nieuwe link aanvragen' })).toBeVisible();
  });
  await elsewhere.close();
});
