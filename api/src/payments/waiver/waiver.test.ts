import { readFileSync } from 'node:fs';
import { spokenLanguages } from '../../platform/texts.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../../testing/buyer.ts';
import { sentMails } from '../../testing/mail.ts';
import { givingBack, setSettings } from '../../testing/settings.ts';
import { viewWaiver, waiverOf } from './waiver.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

test.each(spokenLanguages)('the words kept in %s are the ones the page shows', (language) => {
  const { label, missing, ...shown } = read(`mf-payments/src/locales/${language}.json`).consent;
  const { given, ...editions } = read(`api/src/locales/${language}/payments.json`).payments.waiver;
  expect(Object.values(editions).at(-1)).toEqual(shown);
});

test('the order keeps what was ticked, in which language and when; its buyer sees it', async () => {
  const ann = await testBuyer(t);
  const body = { package: 'nl-150', paymentmethod: 'paypal', waiver: true, waiver_edition: 1 };
  const headers = { 'idempotency-key': 'ticked-both-boxes', 'x-language': 'nl' };
  const answer = await ann.client.post('/api/payment.php', body, headers);
  const { payment, redirect_url } = answer.body as {
    payment: { payment_id: string };
    redirect_url: string;
  };
  const ref = redirect_url.split('/').at(-1) ?? '';
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'ticked', ref });
  const given_at = t.clock.now().toISOString();
  const seen = await ann.client.get(`/api/payment.php?id=${payment.payment_id}`);
  const texts = [
    'Ik wil mijn credits meteen, zonder te wachten tot de bedenktijd voorbij is.',
    'Ik weet dat ik voor gebruikte credits mijn herroepingsrecht verlies. Ongebruikte credits kan ik binnen 14 dagen teruggeven.',
  ];
  expect(seen.body).toMatchObject({
    payment: { waiver: { edition: 1, language: 'nl', texts, given_at } },
  });
  const receipt = (await sentMails(t)).find(({ to }) => to.startsWith(ann.id));
  for (const text of texts) expect(receipt?.text).toContain(text);
  expect(receipt?.text).toContain('You ticked this on 1 March 2026');
});

test('without both boxes, or beside words nobody wrote, nothing is ordered', async () => {
  const ann = await testBuyer(t);
  await bought(ann);
  for (const [body, field, code] of [
    [{ waiver: false }, 'waiver', 'required'],
    [{ waiver: undefined }, 'waiver', 'required'],
    [{ waiver_edition: 2 }, 'waiver_edition', 'invalid_choice'],
  ] as const) {
    expect(await buy(ann, body)).toMatchObject({
      status: 400,
      body: { error: { details: [{ field, code }] } },
    });
  }
  const { body } = await ann.client.get('/api/transactions.php');
  expect((body as { transactions: unknown[] }).transactions).toHaveLength(1);
});

test('the days that were promised are those of the site', () => {
  const given = { given: true, language: 'en', days: 1 };
  expect(waiverOf(given, t.clock.now()).waiver_text).toContain('within 1 day.');
});

test('beside other days than there are now nothing is ordered; sent again an order is what it was', async () => {
  const ann = await testBuyer(t);
  const { site_id } = await t.ctx.db
    .selectFrom('users')
    .select('site_id')
    .where('id', '=', ann.id)
    .executeTakeFirstOrThrow();
  const refused = { status: 409, body: { error: { code: 'refund_days_changed' } } };
  expect(await buy(ann, { waiver_days: 30 })).toMatchObject(refused);
  const { payment, ref } = await bought(ann, { waiver_days: 14 });
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'paid-beside-14', ref });
  await givingBack(t, site_id, async () => {
    await buy(ann, { waiver_days: 14 }, 'answered-late');
    await setSettings(t, site_id, { refund_days: 7 });
    expect((await buy(ann, { waiver_days: 14 }, 'answered-late')).status).toBe(200);
    const again = { waiver: true, waiver_days: 14 };
    expect(await ann.client.post('/api/repeat-order.php', again)).toMatchObject(refused);
    expect((await buy(ann, { waiver_days: 7 })).status).toBe(200);
  });
  const kept = await ann.client.get(`/api/payment.php?id=${payment.payment_id}`);
  expect(kept.body).toMatchObject({
    payment: { waiver: { texts: [expect.any(String), expect.stringContaining('within 14 days')] } },
  });
});

test('an order of which anything was not kept shows no words at all', () => {
  const kept = waiverOf({ given: true, language: 'en', days: 14 }, t.clock.now());
  expect(viewWaiver(kept)).toMatchObject({ edition: 1, language: 'en' });
  for (const part of Object.keys(kept)) expect(viewWaiver({ ...kept, [part]: null })).toBeNull();
});
