import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

const send = (from: TestMember, to: TestMember, body: string, reply_to?: string) =>
  from.client.post('/api/message.php', {
    ...{ profile: to.id, client_id: randomUUID(), kind: 'text', body, reply_to },
  });
async function write(from: TestMember, to: TestMember, body: string): Promise<string> {
  const answer = await send(from, to, body);
  expect(answer.status).toBe(200);
  return (answer.body as { message: { id: string } }).message.id;
}
const refused = {
  status: 400,
  body: { error: { details: [{ field: 'reply_to', code: 'invalid_choice' }] } },
};

/** What the last message answers, as one side reads it. */
async function quoteSeenBy(me: TestMember, other: TestMember): Promise<unknown> {
  const { body } = await me.client.get(`/api/chat.php?profile=${other.id}`);
  const { messages } = body as { messages: { reply_to?: { body: string } }[] };
  return messages.at(-1)?.reply_to?.body;
}

test('what one person wrote to me is not quoted to another, in a conversation or as its first word', async () => {
  const [cat, dan] = [await testMember(t, { credits: 10 }), await testMember(t)];
  const secret = await write(cat, ann, 'Between us');
  await write(ann, bob, 'Hi');
  expect(await send(ann, bob, 'Look', secret)).toMatchObject(refused);
  expect(await send(ann, dan, 'Look', secret)).toMatchObject(refused);
});

test('what was withdrawn is answered and read by its sender alone: an answer does not carry it over', async () => {
  const withdrawn = await write(ann, bob, 'Never arrived');
  await ann.client.post('/api/block.php', { profile: bob.id });
  await ann.client.delete(`/api/block.php?profile=${bob.id}`);
  expect(await send(bob, ann, 'What was it?', withdrawn)).toMatchObject(refused);
  expect((await send(ann, bob, 'As I said', withdrawn)).status).toBe(200);
  expect(await quoteSeenBy(ann, bob)).toBe('Never arrived');
  expect(await quoteSeenBy(bob, ann)).toBeUndefined();
});

test('what I reported I do not answer, and do not read again in an answer to it', async () => {
  const nasty = await write(ann, bob, 'Nasty');
  await bob.client.post('/api/report.php', { profile: ann.id, message: nasty, reason: 'spam' });
  expect(await send(bob, ann, 'Why?', nasty)).toMatchObject(refused);
  expect((await send(ann, bob, 'As I said', nasty)).status).toBe(200);
  expect(await quoteSeenBy(ann, bob)).toBe('Nasty');
  expect(await quoteSeenBy(bob, ann)).toBeUndefined();
});
