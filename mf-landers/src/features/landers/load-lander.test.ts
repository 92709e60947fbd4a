import { loadLander } from './load-lander.ts';

test('a lander is found by the name of its folder', async () => {
  const { default: Lander } = await loadLander('tinderswipe');
  expect(typeof Lander).toBe('function');
});

test.each(['../routes', 'Tinderswipe', ''])('"%s" cannot be a lander', async (name) => {
  await expect(loadLander(name)).rejects.toMatchObject({ status: 404 });
});
