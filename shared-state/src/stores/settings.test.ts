import type { Settings } from '../api/types.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { settings } from './settings.ts';

test('in another language the texts are new, and what is tried out on this browser stays', async () => {
  const variants = { home: { join: 1 } };
  settings.setState({ name: 'Glow', languages: ['nl'], variants } as unknown as Settings, true);
  const all = { home: { base: 1, join: 1 } };
  const answer = { name: 'Glow', languages: ['nl', 'de'], variants: all, index_title: 'Neu' };
  fakeServer({ 'GET /api/settings.php': () => ({ settings: answer }) });
  await settings.load();
  expect(settings.getState()).toMatchObject({ index_title: 'Neu', languages: ['nl'], variants });
});
