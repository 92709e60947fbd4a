import { newMember } from '../support/member.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test('a like is new until its card was opened, here and for the server', async ({
  page,
  context,
  product,
}) => {
  const [reader, him] = await Promise.all([
    newMember(product, { photos: [false] }),
    newMember(product, { gender: 'male', seeks: 'female', photos: [false] }),
  ]);
  await him.api.post('/api/like.php', { profile: reader.id });
  await reader.enter(context);
  await page.goto('/likes/received');
  await settled(page);
  const likes = page.getByRole('link', { name: /^Likes/ });
  await expect(likes).toHaveAccessibleName(/1 nieuwe like/);
  await page.getByRole('list', { name: 'Nieuw' }).getByRole('link', { name: him.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(him.name);
  await expect(likes).not.toHaveAccessibleName(/nieuwe like/);
  await page.goto('/likes/received');
  await settled(page);
  await expect(page.getByRole('link', { name: new RegExp(him.name) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Nieuw' })).toHaveCount(0);
  await expect(likes).not.toHaveAccessibleName(/nieuwe like/);
});
