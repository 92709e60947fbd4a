import { MollieStub } from '../../testing/mollie-stub.ts';
import { mollieProvider } from './mollie.ts';
import { askMollie } from './mollie-client.ts';

let stub: MollieStub;
let url: string;
let provider: ReturnType<typeof mollieProvider>;
beforeAll(async () => {
  stub = new MollieStub();
  url = await stub.listen();
  provider = mollieProvider({ key: 'test_key', url });
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.seen = [];
});

let orders = 0;
function create(differs: { description?: string; origin?: string } = {}) {
  orders += 1;
  return provider.create({
    ...{ payment: `order-${orders}`, amount: 2499, currency: 'EUR', method: 'ideal', bank: null },
    ...{ merchant: 'Afterglow', description: '150 credits', language: 'nl' },
    ...{ origin: 'https://site.example', ...differs },
  });
}

test('what Mollie refuses is told with its reason; a way to pay is in doubt by one answer alone', async () => {
  stub.trouble = [{ status: 400 }];
  await expect(create()).rejects.toThrow('Mollie answered 400: Trouble');
  stub.trouble = [{ status: 401, body: '{}' }];
  await expect(create()).rejects.toThrow('Mollie answered 401: no reason given');
});

test('a payment without a page to pay it on is none: away for now', async () => {
  stub.trouble = [{ status: 201, body: '{"id":"tr_nowhere"}' }];
  await expect(create()).rejects.toMatchObject({ status: 503, code: 'payments_unavailable' });
});

test('an answer that is no JSON is none, and whoever is called says why', async () => {
  stub.trouble = [{ status: 200, body: '<html>' }];
  const asked = askMollie({ key: 'test_key', url }, '/methods');
  const why = 'Mollie is away: its answer is not JSON';
  await expect(asked).rejects.toMatchObject({ status: 503, cause: why });
  expect(stub.seen[0]?.type).toBeUndefined();
  await create();
  expect(stub.seen[1]?.type).toBe('application/json');
});

test('without a patience of its own it waits for what Mollie offers; an answer without ways to pay has none', async () => {
  stub.methods = [{ id: 'paypal' }];
  const place = { country: 'NL', currency: 'EUR', amount: 999 };
  const offered = await provider.offers(place);
  expect([offered('paypal'), offered('ideal')]).toEqual([{ banks: [] }, undefined]);
  stub.trouble = [{ status: 200, body: '{}' }];
  const none = await provider.offers({ ...place, country: 'BE' });
  expect([none('paypal'), none('ideal')]).toEqual([undefined, undefined]);
});

test('a description is as long as Mollie takes', async () => {
  await create({ description: 'x'.repeat(300) });
  expect(stub.seen[0]?.body.description).toBe(`Afterglow: ${'x'.repeat(244)}`);
});

test.each(['http://site.example', 'https://localhost', 'https://dutch.localhost'])(
  'where Mollie cannot call, it is not told to: %s',
  async (origin) => {
    await create({ origin });
    expect(stub.seen[0]?.body).not.toHaveProperty('webhookUrl');
    expect(stub.seen[0]?.body.redirectUrl).toBe(`${origin}/transactions/order-${orders}`);
  },
);

test('a payment or a refund that says nothing of ours is of nobody here', async () => {
  const { ref } = await create();
  stub.change(ref, { metadata: null });
  expect(await provider.fetch(ref)).toMatchObject({ ref, payment: '' });
  const strange = { amount: { currency: 'EUR', value: '1.00' }, metadata: null };
  stub.refunds.set(ref, [strange]);
  await provider.refund({ id: 'ours', ref, amount: 100, currency: 'EUR', description: '' });
  expect(stub.refunds.get(ref)).toEqual([strange, expect.objectContaining({ description: '' })]);
});

test.each(['', 'id=tr_../../methods', 'id=ord_1234'])('a notice of "%s" is a bad one', (body) => {
  const read = () => provider.parseWebhook({}, Buffer.from(body));
  expect(read).toThrow(expect.objectContaining({ status: 400, code: 'bad_request' }));
});
