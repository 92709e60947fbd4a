import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy } from '../../testing/buyer.ts';
import { testMember } from '../../testing/member.ts';
import { eraseDue } from './erase-due.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the mandate of who is gone stays as long as a bank may ask for it, and no longer', async () => {
  const buyer = () => testMember(t, { user: { signup_date: new Date('2025-01-01') } });
  const [gone, here] = [await buyer(), await buyer()];
  const account = {
    ...{ holder: 'A. Jansen', iban: 'NL91ABNA0417164300', street: 'Kade', house_number: '4' },
    ...{ postcode: '1012 AB', city: 'Amsterdam', phone: '+31612345204', mandate: true },
  };
  const mandates: string[] = [];
  for (const member of [gone, here]) {
    const order = (await buy(member, { paymentmethod: 'sdd' })).body as {
      payment: { payment_id: string };
    };
    const { payment_id } = order.payment;
    const given = await member.client.post('/api/directdebit.php', { payment_id, ...account });
    expect(given.status).toBe(200);
    mandates.push(payment_id);
  }
  await t.ctx.db
    .updateTable('direct_debits')
    .set({ created_at: t.clock.now() })
    .where('payment_id', 'in', mandates)
    .execute();
  const kept = async () => {
    const rows = t.ctx.db.selectFrom('direct_debits').select('payment_id');
    const found = await rows.where('payment_id', 'in', mandates).execute();
    return found.map(({ payment_id }) => payment_id).sort();
  };
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', gone.id).execute();
  t.clock.advance(14 * 31 * day - day);
  await eraseDue(t.ctx);
  expect(await kept()).toEqual([...mandates].sort());
  t.clock.advance(2 * day);
  await eraseDue(t.ctx);
  expect(await kept()).toEqual([mandates[1]]);
});
