import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';
import { hasBeenHere } from '../support/visitor.ts';

test('a passkey is added, logs in without a password, and is removed', async ({
  page,
  context,
  product,
}) => {
  const { enter } = await newMember(product);
  await enter(context);
  await hasBeenHere(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const card = page.getByRole('region', { name: 'Passkeys' });

  await test.step('added in the settings', async () => {
    await page.goto('/settings');
    await card.getByRole('button', { name: 'Passkey toevoegen' }).click();
    await expect(card.getByRole('button', { name: /verwijderen$/ })).toHaveCount(1);
  });

  await test.step('logs in, to where one wanted to go', async () => {
    await context.clearCookies();
    await page.goto('/chats');
    await expect(page).toHaveURL(/\/login\?to=%2Fchats$/);
    await page.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(page).toHaveURL(`${product.url}/chats`);
  });

  await test.step('removed, it is used no more', async () => {
    await page.goto('/settings');
    await expect(card.getByText(/Laatst gebruikt/)).toBeVisible();
    await card.getByRole('button', { name: /verwijderen$/ }).click();
    await expect(card.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Passkey gebruiken' }).click();
    await expect(page.getByRole('alert')).toContainText('Deze passkey hoort niet bij een account');
  });
});
