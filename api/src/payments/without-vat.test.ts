import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../testing/buyer.ts';
import type { TestMember } from '../testing/member.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  // As a database may have it from before that was asked.
  const list = { country: 'JP', currency: 'JPY', tier: 'p0', amount: 1500 } as const;
  await t.ctx.db
    .insertInto('packages')
    .values([
      { ...list, id: 'jp-50', credits: 50 },
      { ...list, id: 'jp-90', credits: 90, active: false },
    ])
    .execute();
});
afterAll(() => t.close());

async function buyerIn(country: string): Promise<TestMember> {
  const buyer = await testBuyer(t);
  await move(buyer, country);
  return buyer;
}
const move = ({ id }: TestMember, country: string) =>
  t.ctx.db.updateTable('profiles').set({ country }).where('id', '=', id).execute();
async function paid(buyer: TestMember): Promise<string> {
  const { payment, ref } = await bought(buyer, { package: 'nl-50' });
  await choose(buyer, ref, 'pay');
  await notify(t, { id: `paid-${ref}`, ref });
  return payment.payment_id;
}
const offered = async ({ client }: Pick<TestMember, 'client'>, query = '') =>
  (await client.get(`/api/packages.php${query}`)).body as {
    country: string;
    packages: { id: string }[];
  };

test('where the VAT is not known nothing is on sale, at the prices of another country neither', async () => {
  const buyer = await buyerIn('JP');
  expect(await offered(buyer)).toMatchObject({ country: 'JP', packages: [] });
  expect(await buy(buyer, { package: 'jp-50' })).toMatchObject({ status: 404 });
  expect(await buy(buyer, { package: 'nl-50' })).toMatchObject({
    status: 403,
    body: { error: { code: 'package_of_another_country' } },
  });
});

test('others are offered what can be sold, also when they ask for such a country', async () => {
  const visitor = { client: t.client() };
  for (const reader of [visitor, await testBuyer(t)]) {
    const { country, packages } = await offered(reader, '?country=JP');
    expect(country).not.toBe('JP');
    expect(packages).not.toEqual([]);
  }
});

test('a country whose packages are all taken off is sold to at the prices of the site', async () => {
  const off = (active: boolean) =>
    t.ctx.db.updateTable('packages').set({ active }).where('country', '=', 'BE').execute();
  const buyer = await buyerIn('BE');
  expect(await offered(buyer)).toMatchObject({ country: 'BE' });
  await off(false);
  expect(await offered(buyer)).toMatchObject({ country: 'NL' });
  await off(true);
});

test('an order that was paid there is not offered again', async () => {
  const buyer = await testBuyer(t);
  await paid(buyer);
  const again = async () =>
    ((await buyer.client.get('/api/repeat-order.php')).body as { order: unknown }).order;
  expect(await again()).toMatchObject({ package: { id: 'nl-50' } });
  await move(buyer, 'JP');
  expect(await again()).toBeNull();
});

test('who lives where there are no prices pays those of the site, and the VAT at home', async () => {
  const buyer = await buyerIn('LU');
  const payment = await paid(buyer);
  const invoices = t.ctx.db
    .selectFrom('invoices')
    .select('vat_permille')
    .where('payment_id', '=', payment);
  expect(await invoices.execute()).toEqual([{ vat_permille: 170 }]);
});

test('who lives where there are no prices is offered what they can order, wherever they are', async () => {
  const buyer = await buyerIn('LU');
  buyer.client.headers['x-visitor-country'] = 'DE';
  expect((await offered({ client: t.client() })).country).toBe('NL');
  const { country, packages } = await offered(buyer);
  expect(country).toBe('NL');
  expect((await buy(buyer, { package: packages[0]?.id })).status).toBe(200);
});

test('an operator is told: nothing there is put on sale, nor changed while it is', async () => {
  const set = (...words: string[]) => typeCommand(t, 'package', 'set', ...words, '--why', 'x');
  const refused = /VAT of JP is not known .*: --on-sale no takes jp-\d\d off the list/;
  await expect(set('jp-90', '--on-sale', 'yes')).rejects.toThrow(refused);
  await expect(set('jp-50', '--amount', '1600')).rejects.toThrow(refused);
  const list = await typeCommand(t, 'package', 'list', '--country', 'JP');
  expect(list).toMatch(/^jp-50 .*not sold: the VAT there is not known/m);
  await set('jp-50', '--on-sale', 'no');
  await expect(set('nl-50', '--popular', 'no')).resolves.toContain('nl-50');
});
