import { randomUUID } from 'node:crypto';
import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen } from '../testing/stream.ts';
import { giftsOnOffer } from './catalogue.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t, { credits: 1000, user: { language: 'nl' } });
});
afterAll(() => t.close());

interface Said {
  id: string;
  body: string;
  note?: string;
  warning: boolean;
  reply_to?: { id: string; sender: string; body: string; label: string | null };
}

async function say(from: TestMember, to: TestMember, message: object) {
  const { status, body } = await send(from, to, { body: 'Hello you', ...message });
  return { status, body: body as { message: Said; error: { details: object[] } } };
}

async function seenBy(reader: TestMember, other: TestMember): Promise<Said[]> {
  const { body } = await reader.client.get(`/api/chat.php?profile=${other.id}`);
  return (body as { messages: Said[] }).messages;
}

test('each gift has its price, and words of its own beside it', async () => {
  const { body } = await ann.client.get('/api/gifts.php');
  const { gifts } = body as { gifts: { key: string; credits: number }[] };
  expect(new Set(gifts.map(({ credits }) => credits)).size).toBeGreaterThan(3);
  const ring = gifts.find(({ key }) => key === 'ring');
  const sent = await say(ann, bob, { kind: 'gift', body: 'ring', note: ' For you\u202E ' });
  expect(sent.body.message).toMatchObject({
    body: 'ring',
    note: 'For you',
    credits: ring?.credits,
  });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(1000 - (ring?.credits ?? 0));
  expect(await seenBy(bob, ann)).toMatchObject([{ body: 'ring', note: 'For you' }]);
});

test('where gifts are free all are; else none costs less than a credit', async () => {
  const prices = async (gift_credits: number) =>
    new Set((await giftsOnOffer(t.ctx.db, { gift_credits })).map(({ credits }) => credits));
  expect(await prices(0)).toEqual(new Set([0]));
  expect(Math.min(...(await prices(1)))).toBe(1);
});

test('a note is for a gift only, and not too long', async () => {
  for (const message of [{ note: 'Hi' }, { kind: 'gift', body: 'rose', note: 'x'.repeat(141) }]) {
    const { status, body } = await say(ann, bob, message);
    expect({ status, field: body.error.details[0] }).toMatchObject({
      status: 400,
      field: { field: 'note' },
    });
  }
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(1000);
});

test('money asked for beside a gift is warned of as in a text, and not to who asks', async () => {
  const rose = { kind: 'gift', body: 'rose' };
  await say(ann, bob, { ...rose, note: 'Could you send me some money?' });
  await say(ann, bob, { ...rose, note: 'For your smile' });
  const warnings = async (reader: TestMember, other: TestMember) =>
    (await seenBy(reader, other)).map(({ warning }) => warning);
  expect(await warnings(bob, ann)).toEqual([true, false]);
  expect(await warnings(ann, bob)).toEqual([false, false]);
});

test('an answer carries what it answers, in the language of its reader', async () => {
  const gift = await say(ann, bob, { kind: 'gift', body: 'rose' });
  const { message } = gift.body;
  await say(bob, ann, { body: 'How sweet', reply_to: message.id });
  const quote = { id: message.id, sender: ann.id, body: 'rose' };
  expect((await seenBy(ann, bob))[1]).toMatchObject({ reply_to: { ...quote, label: 'Rose' } });
  expect((await seenBy(bob, ann))[1]).toMatchObject({ reply_to: { ...quote, label: 'Roos' } });
});

test('an answer that arrives on an open page carries what it answers, too', async () => {
  const gift = await say(ann, bob, { kind: 'gift', body: 'rose' });
  const pages = [await open(ann), await open(bob)];
  await say(bob, ann, { body: 'How sweet', reply_to: gift.body.message.id });
  for (const page of pages) {
    await page.until(() => page.events('message').length > 0);
    expect(page.events('message')).toMatchObject([
      { content: { body: 'How sweet', reply_to: { id: gift.body.message.id, sender: ann.id } } },
    ]);
    page.close();
  }
});

test('nobody answers a message of others, or one that they removed', async () => {
  const cat = await testMember(t, { credits: 1000 });
  const secret = await say(cat, bob, { body: 'Between us' });
  const refused = await say(ann, bob, { reply_to: secret.body.message.id });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'reply_to' }] } },
  });
  const mine = await say(ann, bob, {});
  await ann.client.delete(`/api/chat.php?profile=${bob.id}`);
  expect((await say(ann, bob, { reply_to: mine.body.message.id })).status).toBe(400);
});

test('what was removed is no longer quoted to whoever removed it', async () => {
  const first = await say(ann, bob, { body: 'Forget this' });
  await seenBy(bob, ann);
  await bob.client.delete(`/api/chat.php?profile=${ann.id}`);
  await say(ann, bob, { body: 'As I said', reply_to: first.body.message.id });
  const [answer] = await seenBy(bob, ann);
  expect(answer).toMatchObject({ body: 'As I said' });
  expect(answer?.reply_to).toBeUndefined();
  expect((await seenBy(ann, bob))[1]).toMatchObject({ reply_to: { body: 'Forget this' } });
});

test('the same id with other words beside the gift is a conflict, not a second gift', async () => {
  const client_id = randomUUID();
  const rose = { kind: 'gift', body: 'rose', client_id };
  expect((await say(ann, bob, { ...rose, note: 'One' })).status).toBe(200);
  expect((await say(ann, bob, { ...rose, note: 'One' })).status).toBe(200);
  expect((await say(ann, bob, { ...rose, note: 'Two' })).status).toBe(409);
  expect(await seenBy(bob, ann)).toHaveLength(1);
});
