import { sendRefunds } from '../payments/refunds.ts';
import { day } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../testing/buyer.ts';
import { codeOf, confirm, debitAccount, give, ordered } from '../testing/debit.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const type = (...typed: [thing: string, verb: string, ...typed: string[]]) =>
  typeCommand(t, ...typed);

test('a matter of a payment is on the list until it is done', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'cancel');
  await notify(t, { id: 'called-off', ref });
  expect(await type('payment', 'list')).toBe('0 found.');
  await choose(ann, ref, 'after_all');
  await notify(t, { id: 'late', ref });
  const list = await type('payment', 'list');
  expect(list).toMatch(new RegExp(`late {2}2499 EUR {2}payment ${payment.payment_id}`));
  const matter = list.slice(0, 26);
  await type('payment', 'done', matter, '--why', 'seen');
  expect(await type('payment', 'list')).toBe('0 found.');
  expect(await type('payment', 'list', '--all', 'yes')).toContain('done by');
  await expect(type('payment', 'done', matter, '--why', 'again')).rejects.toThrow('No open matter');
});

test('a refund that cannot be sent is tried until somebody ends it, and is not done before', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'paid', ref });
  await ann.client.put('/api/withdrawal.php', { payment: payment.payment_id });
  const atProvider = t.ctx.db.updateTable('sandbox_payments').where('ref', '=', ref);
  await atProvider.set({ status: 'open' }).execute();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    t.clock.advance(day);
    await expect(sendRefunds(t.ctx)).rejects.toThrow('Nothing to refund');
  }
  const matter = (await type('payment', 'list', '--payment', payment.payment_id)).slice(0, 26);
  const why = ['--why', 'sent by hand'];
  // What was asked of the provider just now may have been done there.
  await expect(type('payment', 'end-refund', matter, ...why)).rejects.toThrow('being tried');
  t.clock.advance(day);
  await expect(type('payment', 'done', matter, ...why)).rejects.toThrow('still tried');
  await expect(type('payment', 'end-refund', 'no-such', ...why)).rejects.toThrow('No refund');
  expect(await type('payment', 'end-refund', matter, ...why)).toContain('2499 EUR');
  await atProvider.set({ status: 'completed' }).execute();
  await sendRefunds(t.ctx);
  const { refunded } = await t.ctx.db
    .selectFrom('sandbox_payments')
    .select('refunded')
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow();
  expect(refunded).toBe(0);
  expect(await type('payment', 'list', '--payment', payment.payment_id)).toBe('0 found.');
  await expect(type('payment', 'end-refund', matter, ...why)).rejects.toThrow('before');
});

test('a code is made, used and ended; half a code is refused', async () => {
  const ann = await testBuyer(t);
  const rest = ['--percentage', '50', '--validity', 'once-per-user', '--why', 'spring'];
  await type('code', 'add', 'spring', ...rest);
  await expect(type('code', 'add', 'Spring', ...rest)).rejects.toThrow('already');
  await expect(type('code', 'add', 'x', ...rest)).rejects.toThrow('3 to 40');
  const wrong = ['--percentage', '101', '--validity', 'once', '--why', 'x'];
  await expect(type('code', 'add', 'much', ...wrong)).rejects.toThrow('from 1 to 100');
  expect((await bought(ann, { discountcode: 'SPRING' })).payment.amount).toBe(1250);
  expect(await type('code', 'list')).toMatch(/SPRING {2}active {2}50%.*used 1/);
  await type('code', 'end', 'spring', '--why', 'summer');
  const refused = await buy(await testBuyer(t), { discountcode: 'SPRING' });
  expect(refused).toMatchObject({ status: 410, body: { error: { code: 'discountcode_expired' } } });
});

test('a mandate is shown with its IBAN, and who read it is written down first', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id, { iban: debitAccount.iban });
  const acts = t.ctx.db
    .selectFrom('operator_acts')
    .select('act')
    .where('act', '=', 'payment mandate');
  const dry = await type('payment', 'mandate', id, '--why', 'the bank asks', '--dry-run');
  expect(dry).toBe('Nothing was changed: this was a dry run.');
  await expect(type('payment', 'mandate', id)).rejects.toThrow('--why');
  expect(await acts.execute()).toEqual([]);
  const shown = await type('payment', 'mandate', id, '--why', 'the bank asks');
  expect(shown).toContain('NL91ABNA0417164300  "A. de Vries"');
  expect(shown).toContain('confirmed  never');
  expect(await acts.execute()).toHaveLength(1);
  await confirm(ann, id, codeOf(t));
  expect(await type('payment', 'mandate', id, '--why', 'again')).toMatch(
    /confirmed {2}\d{4}-.*\+316/,
  );
  const nonsense = { iban_encrypted: 'nonsense' };
  await t.ctx.db.updateTable('direct_debits').set(nonsense).where('payment_id', '=', id).execute();
  await expect(type('payment', 'mandate', id, '--why', 'x')).rejects.toThrow('another SECRET');
  await expect(type('payment', 'mandate', 'none', '--why', 'x')).rejects.toThrow('No mandate');
});

test('a code lasts until its day has ended, and is not made for a time that is none or is over', async () => {
  const rules = ['--percentage', '10', '--validity', 'unlimited', '--why', 'x', '--expires'];
  await type('code', 'add', 'JANUARY', ...rules, '2099-01-31');
  await type('code', 'add', 'TONIGHT', ...rules, '2099-01-31T18:00+01:00');
  const codes = t.ctx.db.selectFrom('discount_codes').select(['code', 'expires_at']);
  expect(await codes.where('expires_at', 'is not', null).orderBy('code').execute()).toEqual([
    { code: 'JANUARY', expires_at: new Date('2099-01-31T23:59:59.999Z') },
    { code: 'TONIGHT', expires_at: new Date('2099-01-31T17:00:00Z') },
  ]);
  expect(await type('code', 'list')).toMatch(/JANUARY.*until 2099-01-31/);
  for (const none of ['2099-02-30', '31-01-2099', '01/02/2099', 'soon']) {
    await expect(type('code', 'add', 'NONE', ...rules, none)).rejects.toThrow('is a day as');
  }
  const over = type('code', 'add', 'OVER', ...rules, '2020-01-31');
  await expect(over).rejects.toThrow('over already');
});
