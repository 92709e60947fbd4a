import { type TestApp, testApp } from '../testing/app.ts';
import { sellingCountry } from './packages.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a buyer has the prices of the first country that has some', async () => {
  expect(await sellingCountry(t.ctx.db, [undefined, 'LU', 'NL', 'GB'])).toBe('NL');
});

test('where neither home nor site has any, nobody is sold to by those of another country', async () => {
  expect(await sellingCountry(t.ctx.db, [undefined, 'LU', 'NO'])).toBe('NO');
  const off = t.ctx.db.updateTable('packages').set({ active: false });
  await off.where('country', '=', 'NL').execute();
  expect(await sellingCountry(t.ctx.db, [undefined, 'LU', 'NL'])).toBe('LU');
  const answer = await t.client().get('/api/packages.php');
  expect(answer.body).toMatchObject({ packages: [], country: 'NL' });
});
