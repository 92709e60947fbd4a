import { sql } from 'kysely';
import { vatIn } from '../../places/vat.ts';
import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../../testing/buyer.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { currentProvider } from '../providers.ts';
import { type Known, settle, settleIn } from '../settle.ts';
import { withdraw } from '../withdrawal/withdraw.ts';
import { pdfOf } from './pdf.ts';
import { invoiceOf } from './read-invoices.ts';
import { sheetOf } from './sheet.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let notices = 0;
async function paid(member: TestMember, order: Record<string, unknown> = {}): Promise<string> {
  const { payment, ref } = await bought(member, order);
  await choose(member, ref, 'pay');
  notices += 1;
  await notify(t, { id: `invoice-${notices}`, ref });
  return payment.payment_id;
}

/** What the provider says of a payment. */
async function told(ref: string): Promise<Known> {
  const known = await currentProvider(t.ctx).fetch(ref);
  if (!known) throw new Error(`The provider knows no ${ref}.`);
  return known;
}

interface Listed {
  invoices: { part: number; number: string; amount: number }[];
}
async function listed({ client }: TestMember, id: string): Promise<Listed['invoices']> {
  return ((await client.get(`/api/invoices.php?id=${id}`)).body as Listed).invoices;
}
const sheet = async ({ id: user }: TestMember, id: string, part = 0, language = 'en') =>
  sheetOf(await invoiceOf(t.ctx.db, user, { id, part }), language);

test('a paid order has one invoice, with the seller, the price and the VAT of the buyer’s country', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  const [invoice] = await listed(ann, id);
  expect(invoice).toMatchObject({ part: 0, amount: 2499 });
  t.clock.advance(second);
  await bought(ann, { package: 'nl-50' });
  expect((await ann.client.get('/api/transactions.php')).body).toMatchObject({
    transactions: [{ invoice: null }, { payment_id: id, invoice: invoice?.number }],
  });
  const { title, from, lines, facts } = await sheet(ann, id);
  expect(title).toBe('Invoice');
  expect(from).toContain('Amaryllis Media B.V.');
  expect(from).toContain('VAT number NL000000000B01');
  expect(facts).toContainEqual(['Order', id]);
  expect(lines.map(({ text, amount }) => `${text} ${amount}`.trim())).toEqual([
    '150 credits on Afterglow',
    'Without VAT €20.65',
    'VAT 21% €4.34',
    'Total €24.99',
  ]);
});

test('abroad the rate and the number of the buyer’s country stand on it', async () => {
  const vat_numbers = JSON.stringify({ NL: 'NL000000000B01', DE: 'DE000000000' }) as never;
  await t.ctx.db.updateTable('companies').set({ vat_numbers }).execute();
  const eve = await testBuyer(t);
  await t.ctx.db.updateTable('profiles').set({ country: 'DE' }).where('id', '=', eve.id).execute();
  const id = await paid(eve, { package: 'de-150' });
  const { from, lines } = await sheet(eve, id);
  expect(from).toContain('VAT number DE000000000');
  expect(lines.map(({ text }) => text)).toContain('VAT 19%');
});

test('what is not paid has none, nor what cost nothing', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  expect(await listed(ann, payment.payment_id)).toEqual([]);
  const whole = ['--percentage', '100', '--validity', 'unlimited', '--why', 'x'];
  await typeCommand(t, 'code', 'add', 'FREE', ...whole);
  const free = await buy(ann, { discountcode: 'FREE' });
  expect(free.status).toBe(200);
  const { payment_id } = (free.body as { payment: { payment_id: string } }).payment;
  expect(await listed(ann, payment_id)).toEqual([]);
});

test('numbers have no gap, though many are paid at a time and some of it fails', async () => {
  const all = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const member = await testBuyer(t);
      const { ref } = await bought(member);
      await choose(member, ref, 'pay');
      return told(ref);
    }),
  );
  const undone = (known: Known) =>
    t.ctx.db.transaction().execute(async (trx) => {
      await settleIn(t.ctx, trx, known);
      throw new Error('undone');
    });
  const failed = all.map((known) => expect(undone(known)).rejects.toThrow('undone'));
  await Promise.all([...failed, ...all.map((known) => settle(t.ctx, known))]);
  const year = t.clock.now().getUTCFullYear();
  const ofYear = t.ctx.db.selectFrom('invoices').selectAll().where('year', '=', year);
  const rows = await ofYear.orderBy('number').execute();
  expect(rows.length).toBeGreaterThanOrEqual(8);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
  expect(new Set(rows.map(({ payment_id, part }) => `${payment_id} ${part}`)).size).toBe(
    rows.length,
  );
});

test('what goes back has a credit note below zero, once', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  await withdraw(t.ctx, id, 14);
  await withdraw(t.ctx, id, 14);
  const [invoice, note, ...more] = await listed(ann, id);
  expect(more).toEqual([]);
  expect(note).toMatchObject({ part: 1, amount: -(invoice?.amount ?? 0) });
  expect(note?.number).not.toBe(invoice?.number);
  const { title, lines, facts } = await sheet(ann, id, 1);
  expect([title, lines.at(-1)?.amount]).toEqual(['Credit note', '-€24.99']);
  expect(facts.slice(0, 2)).toEqual([
    ['Number', note?.number],
    ['For invoice', invoice?.number],
  ]);
  const invoiced = (await sheet(ann, id)).facts.map(([term]) => term);
  expect(invoiced).not.toContain('For invoice');
});

test('what goes back takes back the VAT that was in it, whatever the rate is by then', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  await t.ctx.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const before = { vat_permille: 180, vat: 381 };
    await trx.updateTable('invoices').set(before).where('payment_id', '=', id).execute();
  });
  await withdraw(t.ctx, id, 14);
  const lines = (await sheet(ann, id, 1)).lines.map(({ text, amount }) => `${text} ${amount}`);
  expect(lines).toContain('VAT 18% -€3.81');
});

test('what goes back in parts takes back the VAT of the invoice to the cent', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await settle(t.ctx, await told(ref));
  for (const refunded of [833, 1666, 2499]) {
    const back = t.ctx.db.updateTable('sandbox_payments').set({ refunded });
    await back.where('ref', '=', ref).execute();
    await settle(t.ctx, await told(ref));
  }
  const sheets = await Promise.all(
    [0, 1, 2, 3].map((part) => sheet(ann, payment.payment_id, part)),
  );
  const amounts = sheets.map(({ lines }) => lines.map(({ amount }) => amount).filter(Boolean));
  expect(amounts).toEqual([
    ['€20.65', '€4.34', '€24.99'],
    ['-€6.88', '-€1.45', '-€8.33'],
    ['-€6.89', '-€1.44', '-€8.33'],
    ['-€6.88', '-€1.45', '-€8.33'],
  ]);
});

test('nobody changes or takes out what is in the books', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  const { db } = t.ctx;
  const change = db.updateTable('invoices').set({ amount: 1 }).where('payment_id', '=', id);
  await expect(change.execute()).rejects.toThrow('insert only');
  const removal = db.deleteFrom('invoices').where('payment_id', '=', id);
  await expect(removal.execute()).rejects.toThrow('insert only');
  await expect(sql`truncate invoices`.execute(db)).rejects.toThrow('insert only');
});

test('a payment says what went back of it, alone and in the list', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  const back = { returned_amount: 0, returned_credits: 0 };
  const one = async () => (await ann.client.get(`/api/payment.php?id=${id}`)).body;
  expect(await one()).toMatchObject({ payment: back });
  await withdraw(t.ctx, id, 14);
  const gone = { status: 'completed', returned_amount: 2499, returned_credits: 150 };
  expect(await one()).toMatchObject({ payment: gone });
  expect((await ann.client.get('/api/transactions.php')).body).toMatchObject({
    transactions: [gone],
  });
});

test('nobody reads another’s, and what is not there is not there [S66]', async () => {
  const [ann, bob] = [await testBuyer(t), await testMember(t)];
  const id = await paid(ann);
  for (const url of [`/api/invoices.php?id=${id}`, `/api/invoice.php?id=${id}`]) {
    expect([url, (await bob.client.get(url)).status]).toEqual([url, 404]);
    expect([url, (await t.client().get(url)).status]).toEqual([url, 403]);
    expect([url, (await ann.client.get(url)).status]).toEqual([url, 200]);
  }
  expect((await ann.client.get(`/api/invoice.php?id=${id}&part=1`)).status).toBe(404);
});

test('as a file it is a PDF, in the language of the page', async () => {
  const ann = await testBuyer(t);
  const id = await paid(ann);
  const { headers, text } = await ann.client.get(`/api/invoice.php?id=${id}`);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="2026-\d{6}\.pdf"$/);
  expect(text.slice(0, 5)).toBe('%PDF-');
  const dutch = await sheet(ann, id, 0, 'nl');
  expect(dutch.title).toBe('Factuur');
  const polish = { ...dutch, from: ['Zażółć gęślą jaźń Sp. z o.o.'] };
  expect((await pdfOf(polish)).length).toBeGreaterThan((await pdfOf(dutch)).length);
});

test('a new year begins with one; the seller stays as it was on the day', async () => {
  const ann = await testBuyer(t);
  const before = await paid(ann);
  const call = (name: string) =>
    typeCommand(t, 'company', 'set', 'amaryllis', '--name', name, '--why', 'x');
  await call('Lily B.V.');
  expect((await sheet(ann, before)).from[0]).toBe('Amaryllis Media B.V.');
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  const newYear = { now: () => new Date('2027-01-01T00:00:00Z') };
  await settle({ ...t.ctx, clock: newYear }, await told(ref));
  expect(await listed(ann, payment.payment_id)).toMatchObject([{ number: '2027-000001' }]);
  await call('Amaryllis Media B.V.');
});

test.each([
  [121, 210, 21],
  [2499, 210, 434],
  [-2499, 210, -434],
  // 2082.50 without it: the half that an invoice leaves out its credit note does not take back.
  [2499, 200, 416],
  [-2499, 200, -416],
  [1, 210, 0],
  [1000, 0, 0],
  [-1000, 0, 0],
  [12550, 255, 2550],
])('in %s at %s ‰ there is %s VAT', (amount, rate, vat) => {
  expect(vatIn(amount, rate)).toBe(vat);
});
