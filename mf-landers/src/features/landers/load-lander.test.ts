import { isMissingModule } from '../../texts/not-found.ts';
import { everyone } from './audience.ts';
import { loadAudience } from './load-audience.ts';
import { landerTextsAddress, loadLander } from './load-lander.ts';

test('a lander is found by the name of its folder', async () => {
  const { default: Lander } = await loadLander('tinderswipe');
  expect(typeof Lander).toBe('function');
});

test.each(['../routes', 'Tinderswipe', ''])('"%s" cannot be a lander', async (name) => {
  await expect(loadLander(name)).rejects.toMatchObject({ status: 404 });
});

test('a slug chooses the audience', async () => {
  await expect(loadLander('tinderswipe', 'women')).resolves.toBeDefined();
  await expect(loadAudience('women')).resolves.toMatchObject({ faces: { gender: 'female' } });
  await expect(loadAudience(undefined)).resolves.toBe(everyone);
});

test.each(['summer', '../slugs', 'Women', ''])('slug "%s" is no audience', async (slug) => {
  await expect(loadLander('tinderswipe', slug)).rejects.toMatchObject({ status: 404 });
});

test.each(['tinderswipe', 'video'])('%s says where its texts are', async (name) => {
  const { pathname } = await landerTextsAddress(name)('pl');
  expect(pathname).toMatch(new RegExp(`/landers/${name}/texts/pl\\.json$`));
});

test('texts of a lander that is not there are missing', async () => {
  const reason = await landerTextsAddress('summer')('pl').catch((error: unknown) => error);
  expect(isMissingModule(reason)).toBe(true);
});
