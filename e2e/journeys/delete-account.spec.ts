import { linkIn, newestMail } from '../support/mailbox.ts';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('an account is deleted in two steps, says what 14 days mean, and comes back by its mail', async ({
  page,
  context,
  product,
}) => {
  await hasBeenHere(context);
  const member = await newMember(product);
  await member.enter(context);
  await page.goto('/settings/delete');
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Toch verwijderen' }).click();
  const submit = main.getByRole('button', { name: 'Account verwijderen' });
  await submit.click();
  await expect(main.getByText('Kies wat het best past.')).toBeVisible();
  await expect(main.getByRole('radio').first()).toBeFocused();
  await main.getByRole('radio', { name: 'Het is te duur' }).check({ force: true });
  const password = main.getByRole('textbox', { name: 'Je wachtwoord' });
  await password.fill('a guess of somebody');
  await submit.click();
  await expect(password).toHaveAccessibleDescription(/wachtwoord/);
  await password.fill(member.password);
  await submit.click();

  await expect(page).toHaveURL('/account-deleted');
  await expect(main).toContainText('14 dagen');

  const mail = await newestMail(product.dataFolder, member.email, /verwijderd/);
  await page.goto(linkIn(mail, '/account-deleted'));
  await main.getByRole('button', { name: 'Account terugzetten' }).click();
  await expect(main.getByRole('heading', { name: 'Fijn dat je er weer bent' })).toBeVisible();
  await page.goto('/login');
  await main.getByRole('textbox', { name: 'E-mail' }).fill(member.email);
  await main.getByRole('textbox', { name: 'Wachtwoord' }).fill(member.password);
  await main.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/members');
});
