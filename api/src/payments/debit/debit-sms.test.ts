import { randomInt } from 'node:crypto';
import { TwilioStub } from '../../mail/twilio-stub.ts';
import { hour, second } from '../../platform/clock.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, testBuyer } from '../../testing/buyer.ts';
import type { TestMember } from '../../testing/member.ts';
import { readPhone } from './phone.ts';

let t: TestApp;
let stub: TwilioStub;
beforeAll(async () => {
  stub = new TwilioStub();
  const { account, token, from, url } = await stub.listen();
  t = await testApp(undefined, {
    ...{ TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from },
    TWILIO_API_URL: url,
  });
});
beforeEach(() => {
  stub.seen = [];
  stub.trouble = [];
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

const someNumber = () => `+3161${randomInt(10_000_000, 99_999_999)}`;

async function ordered(ann: TestMember): Promise<string> {
  const { body } = await buy(ann, { paymentmethod: 'sdd' });
  return (body as { payment: { payment_id: string } }).payment.payment_id;
}
const give = ({ client }: TestMember, payment_id: string, phone: string) =>
  client.post('/api/directdebit.php', {
    ...{ payment_id, phone, holder: 'A. de Vries', iban: 'NL91 ABNA 0417 1643 00' },
    ...{ street: 'Damstraat', house_number: '1a', postcode: '1012 JM', city: 'Amsterdam' },
    mandate: true,
  });
const confirm = ({ client }: TestMember, payment_id: string, code: string) =>
  client.post('/api/directdebit-code.php', { payment_id, code });
const resend = ({ client }: TestMember, payment_id: string) =>
  client.post('/api/directdebit-resend.php', { payment_id });
const codeSent = () => /\d{6}/.exec(stub.seen.at(-1)?.body.Body ?? '')?.[0] ?? '';

test('the code goes to the phone as it is dialled from everywhere, and pays', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  expect((await give(ann, id, '06 1199 5204')).body).toMatchObject({ phone_last3: '204' });
  expect(stub.seen).toMatchObject([{ body: { To: '+31611995204', ValidityPeriod: '600' } }]);
  expect((await confirm(ann, id, codeSent())).status).toBe(200);
});

test('one that surely was not sent does not count: at once another may be asked for', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  const phone = someNumber();
  // More than any number may have.
  for (let time = 0; time < 11; time += 1) {
    stub.trouble = [{ status: 401, code: 20_003 }];
    const answer = await give(ann, id, phone);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'sms_unavailable' } } });
  }
  expect((await confirm(ann, id, codeSent())).status).toBe(400);
  expect((await resend(ann, id)).status).toBe(200);
  expect((await confirm(ann, id, codeSent())).status).toBe(200);
});

test('a number that gets none is said beside its field', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  const wrong = { status: 400, body: { error: { details: [{ field: 'phone' }] } } };
  stub.trouble = [{ status: 400, code: 21_614 }];
  expect(await give(ann, id, someNumber())).toMatchObject(wrong);
  expect(await give(ann, id, '06 12')).toMatchObject(wrong);
  expect((await give(ann, id, someNumber())).status).toBe(200);
});

test('a code that perhaps was sent is good, and the next comes after half a minute', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  stub.trouble = ['cut'];
  expect((await give(ann, id, someNumber())).status).toBe(200);
  expect(stub.seen).toHaveLength(1);
  expect((await resend(ann, id)).status).toBe(429);
  expect((await confirm(ann, id, codeSent())).status).toBe(200);
});

test('a stranger’s phone is not kept ringing, whoever asks', async () => {
  const phone = someNumber();
  const answers: number[] = [];
  for (let member = 0; member < 3; member += 1) {
    const eve = await testBuyer(t);
    const id = await ordered(eve);
    answers.push((await give(eve, id, phone)).status);
    for (let code = 0; code < 4; code += 1) {
      t.clock.advance(31 * second);
      answers.push((await resend(eve, id)).status);
    }
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  t.clock.advance(hour);
  const bob = await testBuyer(t);
  expect((await give(bob, await ordered(bob), phone)).status).toBe(200);
});

test('who asks for the next one too soon takes nothing from their neighbours', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  expect((await give(ann, id, someNumber())).status).toBe(200);
  const house = t.ctx.db.updateTable('rate_buckets').set({ tokens: 1 });
  await house.where('key', '=', hashSecret('sms house 127.0.0.1')).execute();
  for (let time = 0; time < 3; time += 1) expect((await resend(ann, id)).status).toBe(429);
  t.clock.advance(31 * second);
  expect((await resend(ann, id)).status).toBe(200);
  t.clock.advance(10 * hour);
});

test('numbers that begin alike get no more than their share, nor does a house send more than its own [S90]', async () => {
  const [first, alike, other] = ['+31688880001', '+31688889999', '+31699990001'];
  const used = (bucket: string) =>
    t.ctx.db
      .updateTable('rate_buckets')
      .set({ tokens: 0 })
      .where('key', '=', hashSecret(`sms ${bucket}`))
      .returning('key')
      .execute();
  const [ann, bob] = [await testBuyer(t), await testBuyer(t)];
  const [annsOrder, bobsOrder] = [await ordered(ann), await ordered(bob)];
  expect((await give(ann, annsOrder, first)).status).toBe(200);
  expect(await used('+316888')).toHaveLength(1);
  expect((await give(bob, bobsOrder, alike)).status).toBe(429);
  expect((await give(bob, bobsOrder, other)).status).toBe(200);
  t.clock.advance(31 * second);
  expect(await used('house 127.0.0.1')).toHaveLength(1);
  expect((await resend(bob, bobsOrder)).status).toBe(429);
  const from = { method: 'POST', url: '/api/directdebit-resend.php' } as const;
  const moved = { ...from, payload: { payment_id: bobsOrder }, remoteAddress: '203.0.113.9' };
  expect((await bob.client.send(moved)).status).toBe(200);
});

test.each([
  ['06 1234 5204', 'NL', '+31612345204'],
  ['+31 (0)6 1234 5204', 'NL', '+31612345204'],
  ['0031612345204', 'DE', '+31612345204'],
  ['0170 123456', 'DE', '+49170123456'],
  ['333 123 4567', 'IT', '+393331234567'],
  ['333 023 4567', 'IT', '+393330234567'],
  ['06 1234 5204', 'US', null],
  ['12 +31 6 1234 5204', 'US', null],
  ['+0612345204', 'NL', null],
  ['06 12', 'NL', null],
  ['+1234567890123456', 'NL', null],
])('%s in %s is %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});
