import { readFileSync } from 'node:fs';
import { newMember } from '../support/member.ts';
import { expect, test } from '../support/test.ts';

test('the data one takes along comes for the password, as one file', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product, { photos: [false] });
  await member.enter(context);
  await page.goto('/settings');
  await page.locator('main').getByRole('button', { name: 'Mijn gegevens downloaden' }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox');
  const go = dialog.getByRole('button', { name: 'Downloaden', exact: true });
  await password.fill('a guess of somebody');
  await go.click();
  await expect(password).toHaveAccessibleDescription(/wachtwoord/i);
  await password.fill(member.password);
  const [download] = await Promise.all([page.waitForEvent('download'), go.click()]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  for (const name of ['my-data.json', 'photos/']) expect(file.includes(name)).toBe(true);
  await expect(dialog).toBeHidden();
});
