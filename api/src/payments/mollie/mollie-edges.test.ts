import { mollieProvider } from './mollie.ts';
import { MollieStub } from './mollie-stub.ts';

let stub: MollieStub;
let provider: ReturnType<typeof mollieProvider>;
beforeAll(async () => {
  stub = new MollieStub();
  provider = mollieProvider({ key: 'test_key', url: await stub.listen() });
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
