import { newMember } from '../support/member.ts';
import { makePhoto } from '../support/photo.ts';
import { widthOf } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test('a member adds a photo; others see it, the reminder goes', async ({
  page,
  context,
  product,
}) => {
  const member = await newMember(product);
  const other = await newMember(product, { gender: 'male', seeks: 'female' });
  await member.enter(context);
  await page.goto('/members');
  const reminder = page.getByText('Voeg een profielfoto toe.');
  await expect(reminder).toBeVisible();
  await page.getByRole('link', { name: 'Foto toevoegen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mijn profiel');

  const file = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
  await page.getByLabel('Foto toevoegen').setInputFiles(file);
  const photo = page.getByRole('img', { name: 'Je foto 1 van 1' });
  await expect(photo).toBeVisible();
  await expect(page.getByText('Hoofdfoto', { exact: true })).toBeVisible();
  expect(await widthOf(photo)).toBeGreaterThan(300);

  const before = await photo.getAttribute('src');
  await page.getByRole('button', { name: 'Opties voor foto 1' }).click();
  await page.getByRole('menuitem', { name: 'Bijsnijden en draaien' }).click();
  const frame = page.getByLabel('Deel van de foto dat blijft');
  await expect(frame).toHaveCSS('position', 'absolute');
  await page.getByRole('button', { name: 'Draaien', exact: true }).click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await expect(frame).toBeHidden();
  expect(await photo.getAttribute('src')).not.toBe(before);
  await expect(page.getByText('Hoofdfoto', { exact: true })).toBeVisible();

  const text = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('hoi') };
  await page.getByLabel('Foto toevoegen').setInputFiles(text);
  await expect(page.getByText(/brief\.txt is geen afbeelding/)).toBeVisible();

  await page.getByRole('link', { name: 'Leden zoeken' }).first().click();
  await expect(page.getByRole('list', { name: 'Gevonden leden' })).toBeVisible();
  await expect(reminder).toBeHidden();
  const { profile } = await other.api.get<{ profile: { photo_count: number } }>(
    `/api/profile.php?id=${member.id}`,
  );
  expect(profile.photo_count).toBe(1);
});
