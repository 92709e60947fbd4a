import { sql } from 'kysely';
import { Mistake } from '../platform/mistake.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../testing/buyer.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { saidAfter } from '../testing/planted-fault.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
let ann: TestMember;
let payment: string;
beforeAll(async () => {
  t = await testApp();
  ann = await testBuyer(t);
  const order = await bought(ann);
  payment = order.payment.payment_id;
  await choose(ann, order.ref, 'pay');
  await notify(t, { id: 'paid', ref: order.ref });
  const { id: profile } = await testMember(t);
  const body = { profile, client_id: 'c7a9b1d2-0000-4000-8000-000000000001', kind: 'text' };
  const sent = await ann.client.post('/api/message.php', { ...body, body: 'Hello' });
  expect(sent.status).toBe(200);
});
afterAll(() => t.close());

const checkWith = (fault: string) => saidAfter(t, fault, ['ledger', 'check']);

const entry = (amount: number, balance: number, cause: string, reference: string, no = 3) =>
  `insert into credit_entries (id, user_id, entry_no, amount, balance_after, cause, reference,
    created_at) values ('${newId(t.ctx.random)}', '${ann.id}', ${no}, ${amount}, ${balance},
    '${cause}', '${reference}', now())`;

test('books that nobody tampered with are in order [R05]', async () => {
  expect(await checkWith('select 1')).toBe('✓ Nothing is wrong in the books.');
});

test.each<[string, () => string]>([
  ['balance is not the sum', () => `update credit_entries set balance_after = balance_after + 1`],
  ['not numbered from 1', () => entry(5, 145, 'grant', 'present', 7)],
  ['bought without a payment', () => entry(50, 190, 'purchase', 'no-such-payment')],
  ['bought without a payment', () => `update payments set status = 'failed'`],
  ['made without its credits', () => `delete from credit_entries where cause = 'purchase'`],
  ['without what it cost', () => `delete from credit_entries where cause = 'message'`],
  ['another price was told', () => `update messages set credits = credits + 1`],
  ['given back more', () => entry(10, 150, 'refund', 'nothing')],
  ['the entries do not show', () => `update payments set returned_credits = 5`],
  ['withdrawal without its refund', () => entry(-5, 135, 'withdrawal', payment)],
  ['more money returned', () => `update payments set returned_amount = amount + 1`],
])('finds a planted fault: %s', async (what, fault) => {
  expect(await checkWith(fault())).toContain(what);
});

test('what is found ends the command as a mistake, for whoever has it run every night', async () => {
  const returned = (amount: number) =>
    t.ctx.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx.updateTable('payments').set({ returned_credits: amount }).execute();
    });
  await returned(5);
  await expect(typeCommand(t, 'ledger', 'check')).rejects.toThrow(new Mistake('1 found.'));
  await returned(0);
});
