import { jest } from '@jest/globals';
import { type TestApp, testApp } from '../testing/app.ts';
import { tellOfSellers, tellOfUnsold } from './tell-of-sellers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a site of before whose invoices lack their seller is told of, with what to type', async () => {
  const told = jest.spyOn(t.ctx.log, 'error');
  await tellOfSellers(t.ctx);
  expect(told).not.toHaveBeenCalled();
  await t.ctx.db.insertInto('companies').values({ id: 'dawn', name: 'Dawn B.V.' }).execute();
  await tellOfSellers(t.ctx);
  expect(told).not.toHaveBeenCalled();
  const site = { id: 'noon', company_id: 'dawn', name: 'Noon', domain: 'noon.example' };
  await t.ctx.db.insertInto('sites').values(site).execute();
  await tellOfSellers(t.ctx);
  expect(told.mock.calls).toEqual([
    [
      { company: 'dawn' },
      expect.stringMatching(
        /: npm run operator -- company set dawn --address … --city … --country … --kvk … --vat …$/,
      ),
    ],
  ]);
});

test('a price list of a country whose VAT is not known is told of, with where to look', async () => {
  const told = jest.spyOn(t.ctx.log, 'error').mockClear();
  await tellOfUnsold(t.ctx);
  expect(told).not.toHaveBeenCalled();
  const list = { country: 'JP', currency: 'JPY', tier: 'p0', credits: 50, amount: 1500 } as const;
  await t.ctx.db
    .insertInto('packages')
    .values([
      { ...list, id: 'jp-50' },
      { ...list, id: 'br-50', country: 'BR', active: false },
    ])
    .execute();
  await tellOfUnsold(t.ctx);
  expect(told.mock.calls).toEqual([
    [{ country: 'JP' }, expect.stringContaining('operator -- package list --country JP')],
  ]);
});
