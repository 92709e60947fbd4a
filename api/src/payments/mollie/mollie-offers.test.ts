import { minute } from '../../platform/clock.ts';
import { MollieStub } from '../../testing/mollie-stub.ts';
import { mollieOffers } from './mollie-offers.ts';

let stub: MollieStub;
let url: string;
beforeAll(async () => {
  stub = new MollieStub();
  url = await stub.listen();
});
beforeEach(() => {
  stub.trouble = [];
  stub.seen = [];
});
afterAll(() => stub.close());

const askedAnew = () => mollieOffers({ key: 'test_key', url });

test('offers what the account can take, with a bank where Mollie wants one chosen', async () => {
  stub.methods = [{ id: 'paypal' }, { id: 'ideal', issuers: [{ id: 'ideal_INGBNL2A' }] }];
  const offerOf = await askedAnew()({ country: 'NL', currency: 'EUR', amount: 999 });
  expect(offerOf('paypal')).toEqual({ banks: [] });
  expect(offerOf('ideal')).toEqual({ banks: ['ideal_INGBNL2A'] });
  expect(offerOf('visa')).toBeUndefined();
  expect(offerOf('sofort')).toBeUndefined();
  stub.trouble = ['silent'];
  const unsure = await askedAnew()({ country: 'BE', currency: 'EUR', amount: 999 });
  expect(unsure('visa')).toEqual({ banks: [] });
});

test('asks for what takes the smallest price, and says its own limits where they are in our currency', async () => {
  const amount = (value: string, currency = 'EUR') => ({ value, currency });
  stub.methods = [
    { id: 'paysafecard', minimumAmount: amount('1.00'), maximumAmount: amount('50.00') },
    { id: 'paypal', minimumAmount: amount('0.01'), maximumAmount: null },
    { id: 'creditcard', minimumAmount: amount('1.00', 'USD'), maximumAmount: amount('9', 'USD') },
  ];
  const offerOf = await askedAnew()({ country: 'AT', currency: 'EUR', amount: 999 });
  const query = new URLSearchParams(stub.seen[0]?.path.split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    'amount[value]': '9.99',
    'amount[currency]': 'EUR',
    billingCountry: 'AT',
    include: 'issuers',
  });
  expect(offerOf('paysafecard')).toEqual({ banks: [], min: 100, max: 5000 });
  expect(offerOf('paypal')).toEqual({ banks: [], min: 1 });
  expect(offerOf('visa')).toEqual({ banks: [] });
});

test.each([
  ['too many calls', { status: 429 }],
  ['silence', 'silent'],
] as const)(
  'what it offered last counts during %s; it is asked every ten minutes',
  async (_name, trouble) => {
    let now = 0;
    const offers = mollieOffers({ key: 'test_key', url, patience: 100 }, () => now);
    const place = { country: 'NL', currency: 'EUR', amount: 999 };
    stub.methods = [{ id: 'paypal' }];
    expect((await offers(place))('ideal')).toBeUndefined();
    now += 10 * minute - 1;
    await offers(place);
    expect(stub.seen).toHaveLength(1);
    now += 1;
    stub.trouble = [trouble];
    const during = await offers(place);
    expect([during('paypal'), during('ideal')]).toEqual([{ banks: [] }, undefined]);
    expect(stub.seen).toHaveLength(2);
  },
);
