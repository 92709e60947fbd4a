import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, testBuyer } from '../../testing/buyer.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { currentProvider } from '../providers.ts';
import { paymentMethods } from '../schemas.ts';
import { outside } from './limits.ts';
import type { Method } from './method.ts';
import { methodsIn, type Offer } from './methods-in.ts';

interface Row {
  /** Where members are offered it, and whether they choose a bank there. */
  offered: string;
  /** A country of our price lists that does not have it. */
  refused?: string;
  currencies: string;
  min?: number;
  max?: number;
  bank?: string;
  hidden?: true;
}

const cards = { currencies: 'AUD CAD CHF DKK EUR GBP NOK NZD PLN SEK USD' };

/** All 25, as members of the 19 countries meet them. */
const rows: Record<Method, Row> = {
  applepay: { ...cards, offered: 'AT AU BE CA CH DE DK ES FI FR GB IE IT NL NO NZ PL SE US' },
  bancontact: { offered: 'BE', refused: 'NL', currencies: 'EUR', min: 2 },
  banktransfer: { offered: 'AT BE DE FI NL', refused: 'GB', currencies: 'EUR' },
  blik: { offered: 'PL', refused: 'DE', currencies: 'PLN', max: 5_000_000 },
  cartebancaire: { offered: 'FR', refused: 'BE', currencies: 'EUR' },
  creditcard: { offered: 'AT BE CH DE IT NL', refused: 'FR', currencies: 'EUR CHF' },
  dankort: { offered: 'DK', refused: 'SE', currencies: 'DKK' },
  eps: { offered: 'AT', refused: 'DE', currencies: 'EUR', min: 100, bank: 'eps_GIBAATWW' },
  giropay: { offered: 'DE', refused: 'AT', currencies: 'EUR', min: 100, hidden: true },
  ideal: {
    offered: 'NL',
    refused: 'BE',
    currencies: 'EUR',
    max: 5_000_000,
    bank: 'ideal_INGBNL2A',
  },
  maestro: { offered: 'BE DE GB NL', refused: 'US', currencies: 'EUR GBP' },
  mastercard: {
    offered: 'AU CA DK ES FI FR GB IE NO NZ PL SE US',
    refused: 'NL',
    currencies: 'AUD CAD DKK EUR GBP NOK NZD PLN SEK USD',
  },
  mobilepay: { offered: 'DK FI', refused: 'SE', currencies: 'DKK EUR' },
  nexi: { offered: 'IT', refused: 'FR', currencies: 'EUR' },
  paypal: { ...cards, offered: 'AT AU BE CA CH DE DK ES FI FR GB IE IT NL NO NZ PL SE US' },
  paysafecard: {
    offered: 'AT AU BE CA CH DE ES FR GB IE IT NL PL',
    refused: 'NZ',
    currencies: 'AUD CAD CHF EUR GBP PLN',
  },
  postepay: { offered: 'IT', refused: 'ES', currencies: 'EUR' },
  przelewy24: {
    offered: 'PL',
    refused: 'DE',
    currencies: 'PLN',
    max: 5_500_000,
    bank: 'przelewy24_BREXPLPW',
  },
  satispay: { offered: 'IT', refused: 'GB', currencies: 'EUR', max: 5_000_000 },
  sdd: { offered: 'AT BE DE ES FR IE IT NL', refused: 'US', currencies: 'EUR' },
  sofort: {
    offered: 'AT CH DE',
    refused: 'US',
    currencies: 'CHF EUR',
    min: 100,
    max: 500_000,
    hidden: true,
  },
  swish: { offered: 'SE', refused: 'NO', currencies: 'SEK', max: 15_000_000 },
  twint: { offered: 'CH', refused: 'AT', currencies: 'CHF', max: 500_000 },
  vipps: { offered: 'NO', refused: 'SE', currencies: 'NOK' },
  visa: {
    offered: 'AU CA DK ES FI FR GB IE NO NZ PL SE US',
    refused: 'NL',
    currencies: 'AUD CAD DKK EUR GBP NOK NZD PLN SEK USD',
  },
};

let t: TestApp;
/** What each country offers as installed, and with all that is hidden shown. */
const installed = new Map<string, Offer[]>();
const shown = new Map<string, Offer[]>();
beforeAll(async () => {
  t = await testApp();
  const countries = await t.ctx.db.selectFrom('packages').select('country').distinct().execute();
  const read = async (into: Map<string, Offer[]>) => {
    for (const { country } of countries) {
      into.set(country, await methodsIn(t.ctx, currentProvider(t.ctx), country));
    }
  };
  await read(installed);
  const { db } = t.ctx;
  const hidden = { method: ['giropay', 'sofort'], active: false };
  await db
    .updateTable('payment_methods')
    .set({ active: true })
    .where('method', 'in', hidden.method)
    .execute();
  await read(shown);
  await db
    .updateTable('payment_methods')
    .set({ active: false })
    .where('method', 'in', hidden.method)
    .execute();
});
afterAll(() => t.close());

const offering = (from: Map<string, Offer[]>, method: Method) =>
  [...from].flatMap(([country, offers]) => {
    const offer = offers.find((one) => one.method === method);
    return offer ? [{ country, offer }] : [];
  });

/** A member who lives there, and the id of the package of 150 credits. */
async function buyerIn(country: string) {
  const buyer = await testBuyer(t);
  await t.ctx.db.updateTable('profiles').set({ country }).where('id', '=', buyer.id).execute();
  return { buyer, package: `${country.toLowerCase()}-150` };
}

test('there are 25, each in this table, and none twice in a country', () => {
  expect(Object.keys(rows).sort()).toEqual([...paymentMethods].sort());
  expect(installed.size).toBe(19);
  for (const [, offers] of shown) {
    expect(new Set(offers.map(({ method }) => method)).size).toBe(offers.length);
  }
});

describe.each(paymentMethods.map((method) => ({ method, ...rows[method] })))(
  '$method',
  ({ method, offered, refused, currencies, min, max, bank, hidden }) => {
    test('is offered where it is used, in that country’s currency, within its amounts', () => {
      const found = offering(shown, method);
      expect(
        found
          .map(({ country }) => country)
          .sort()
          .join(' '),
      ).toBe(offered);
      const taken = new Set(found.map(({ offer }) => offer.currency));
      expect([...taken].sort()).toEqual(currencies.split(' ').sort());
      for (const { offer } of found) {
        expect(offer.min).toBe(min ?? 1);
        const most = method === 'paysafecard' && offer.currency === 'EUR' ? 5000 : (max ?? null);
        expect(offer.max).toBe(most);
        expect(offer.banks.length > 0).toBe(bank !== undefined);
        if (bank) expect(offer.banks.map(({ id }) => id)).toContain(bank);
      }
      expect(offering(installed, method)).toHaveLength(hidden ? 0 : found.length);
    });

    test('is taken there, with a bank where it has them, and refused elsewhere', async () => {
      const [country = ''] = offered.split(' ');
      const at = await buyerIn(country);
      const order = { package: at.package, paymentmethod: method };
      const plain = await buy(at.buyer, order);
      if (hidden) {
        expect(plain.body).toMatchObject(refusal('paymentmethod', 'invalid_choice'));
      } else if (bank) {
        expect(plain.body).toMatchObject(refusal('bank', 'required'));
        const wrong = await buy(at.buyer, { ...order, bank: 'nowhere' });
        expect(wrong.body).toMatchObject(refusal('bank', 'invalid_choice'));
        expect((await buy(at.buyer, { ...order, bank })).status).toBe(200);
      } else {
        expect(plain.status).toBe(200);
      }
      if (!refused) return;
      const away = await buyerIn(refused);
      const answer = await buy(away.buyer, { package: away.package, paymentmethod: method });
      expect(answer.body).toMatchObject(refusal('paymentmethod', 'invalid_choice'));
    });
  },
);

const refusal = (field: string, code: string) => ({
  error: { code: 'validation', details: [{ field, code }] },
});

test.each([
  [1000, undefined],
  [5000, undefined],
  [999, 'amount_too_small'],
  [5001, 'amount_too_large'],
  [0, undefined],
])('between 1000 and 5000 for %i: %s', (amount, problem) => {
  expect(outside({ min: 1000, max: 5000 }, amount)).toBe(problem);
  expect(outside({ min: 1000, max: null }, amount)).toBe(amount > 5000 ? undefined : problem);
});

test('an order above or below what a method takes is refused; one that costs nothing is not', async () => {
  const ann = await testBuyer(t);
  const dear = { package: 'nl-400', paymentmethod: 'paysafecard' };
  expect((await buy(ann, dear)).body).toMatchObject(refusal('paymentmethod', 'amount_too_large'));
  expect((await buy(ann, { ...dear, package: 'nl-150' })).status).toBe(200);
  const rules = ['--percentage', '--validity', 'unlimited', '--why', 'x'];
  const percent = (value: string) => rules.toSpliced(1, 0, value);
  await typeCommand(t, 'code', 'add', 'NEARLY', ...percent('99'));
  await typeCommand(t, 'code', 'add', 'WHOLE', ...percent('100'));
  const { buyer } = await buyerIn('AT');
  const eps = { package: 'at-50', paymentmethod: 'eps', bank: 'eps_GIBAATWW' };
  expect((await buy(buyer, { ...eps, discountcode: 'NEARLY' })).body).toMatchObject(
    refusal('paymentmethod', 'amount_too_small'),
  );
  expect((await buy(buyer, { ...eps, discountcode: 'WHOLE' })).body).toMatchObject({
    payment: { amount: 0, status: 'completed' },
  });
});

test('a price list in another currency takes the methods along that have it', async () => {
  const euros = { currency: 'EUR' };
  await t.ctx.db.updateTable('packages').set(euros).where('country', '=', 'CH').execute();
  const offers = await methodsIn(t.ctx, currentProvider(t.ctx), 'CH');
  const methods = offers.map(({ method }) => method);
  expect(methods).toContain('paypal');
  expect(methods).not.toContain('twint');
  const francs = { currency: 'CHF' };
  await t.ctx.db.updateTable('packages').set(francs).where('country', '=', 'CH').execute();
});

test('an operator hides, shows and orders them; what a country does not have stays away', async () => {
  const why = ['--why', 'x'];
  const set = (...words: string[]) => typeCommand(t, 'method', 'set', ...words, ...why);
  const listed = async () =>
    (await methodsIn(t.ctx, currentProvider(t.ctx), 'NL')).map(({ method }) => method);
  const before = await listed();
  await set('NL', 'paypal', '--shown', 'no');
  expect(await listed()).toEqual(before.filter((method) => method !== 'paypal'));
  await set('NL', 'paypal', '--shown', 'yes', '--position', '1');
  expect((await listed())[0]).toBe('paypal');
  expect(await listed()).toHaveLength(before.length);
  await set('NL', 'visa', '--shown', 'yes');
  expect((await listed()).at(-1)).toBe('visa');
  await expect(set('NL', 'twint', '--shown', 'yes')).rejects.toThrow('not used in NL');
  await expect(set('NL', 'cheque', '--shown', 'yes')).rejects.toThrow('No way to pay');
  await expect(set('NL', 'ideal')).rejects.toThrow('--shown or --position');
  const list = await typeCommand(t, 'method', 'list', '--country', 'DE');
  expect(list).toMatch(/giropay {2}hidden/);
  await set('NL', 'visa', '--shown', 'no');
});

test('banks are those of a country, or of one of its methods; what is no method is refused', async () => {
  const asked = (query: string) => t.client().get(`/api/banks.php?${query}`);
  const banks = async (query: string) =>
    ((await asked(query)).body as { banks: { id: string; method: string }[] }).banks;
  const austrian = await banks('country=AT');
  expect(austrian.map(({ id }) => id)).toContain('eps_GIBAATWW');
  const dutch = await banks('country=NL');
  expect(dutch.map(({ id }) => id)).toContain('ideal_INGBNL2A');
  expect(dutch.filter(({ method }) => method === 'eps')).toEqual([]);
  const eps = austrian.filter(({ method }) => method === 'eps');
  expect(await banks('country=AT&method=eps')).toEqual(eps);
  expect(await banks('country=AT&method=paypal')).toEqual([]);
  expect((await asked('country=AT&method=cash')).status).toBe(400);
});

test('direct debit is there where somebody collects it and its code can be sent', async () => {
  const provider = currentProvider(t.ctx);
  const { collect, ...collectsNothing } = provider;
  const sendsNoSms = { ...t.ctx, env: { ...t.ctx.env, production: true } };
  const isOffered = async (...[ctx, by]: [typeof t.ctx, typeof collectsNothing]) =>
    (await methodsIn(ctx, by, 'NL')).some(({ method }) => method === 'sdd');
  expect(collect).toBeDefined();
  expect(await isOffered(t.ctx, provider)).toBe(true);
  expect(await isOffered(t.ctx, collectsNothing)).toBe(false);
  expect(await isOffered(sendsNoSms, provider)).toBe(false);
});
