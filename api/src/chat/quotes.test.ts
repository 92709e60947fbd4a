import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send, write } from '../testing/messages.ts';

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
  const { id: secret } = await write(cat, ann);
  await write(ann, bob);
  expect(await send(ann, bob, { reply_to: secret })).toMatchObject(refused);
  expect(await send(ann, dan, { reply_to: secret })).toMatchObject(refused);
});

test('what was withdrawn is answered and read by its sender alone: an answer does not carry it over', async () => {
  const { id: withdrawn } = await write(ann, bob, { body: 'Never arrived' });
  await ann.client.post('/api/block.php', { profile: bob.id });
  await ann.client.delete(`/api/block.php?profile=${bob.id}`);
  expect(await send(bob, ann, { reply_to: withdrawn })).toMatchObject(refused);
  expect((await send(ann, bob, { reply_to: withdrawn })).status).toBe(200);
  expect(await quoteSeenBy(ann, bob)).toBe('Never arrived');
  expect(await quoteSeenBy(bob, ann)).toBeUndefined();
});

test('what I reported I do not answer, and do not read again in an answer to it', async () => {
  const { id: nasty } = await write(ann, bob, { body: 'Nasty' });
  await bob.client.post('/api/report.php', { profile: ann.id, message: nasty, reason: 'spam' });
  expect(await send(bob, ann, { reply_to: nasty })).toMatchObject(refused);
  expect((await send(ann, bob, { reply_to: nasty })).status).toBe(200);
  expect(await quoteSeenBy(ann, bob)).toBe('Nasty');
  expect(await quoteSeenBy(bob, ann)).toBeUndefined();
});
