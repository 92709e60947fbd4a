import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { addMessage } from './add-message.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t, { credits: 1000 });
});
afterAll(() => t.close());

const remove = ({ client }: TestMember, query: string) => client.delete(`/api/chat.php?${query}`);

/** What the list and the conversation show to one side. */
async function seenBy(me: TestMember, other: TestMember) {
  const list = (await me.client.get('/api/chats.php')).body as {
    chats: { profile: string; num_unread_messages: number; last_message: { body: string } }[];
    total_unread: number;
  };
  const row = list.chats.find(({ profile }) => profile === other.id);
  const chat = (await me.client.get(`/api/chat.php?profile=${other.id}`)).body as {
    messages: { body: string }[];
  };
  return {
    last: row?.last_message.body,
    unread: [row?.num_unread_messages, list.total_unread],
    messages: chat.messages.map(({ body }) => body).join(),
  };
}

test('removed for one it is there for the other, and comes back with the next message of either', async () => {
  await write(ann, bob, { body: 'one' });
  await write(bob, ann, { body: 'two' });
  await remove(bob, `profile=${ann.id}`);
  expect(await seenBy(bob, ann)).toEqual({ last: undefined, unread: [undefined, 0], messages: '' });
  expect(await seenBy(ann, bob)).toMatchObject({ last: 'two', messages: 'one,two' });
  await write(bob, ann, { body: 'three' });
  expect(await seenBy(bob, ann)).toEqual({ last: 'three', unread: [0, 0], messages: 'three' });
  await remove(bob, `profile=${ann.id}`);
  await write(ann, bob, { body: 'four' });
  expect(await seenBy(bob, ann)).toEqual({ last: 'four', unread: [1, 1], messages: 'four' });
});

test('the other conversations of whoever removes one stay, and so do those of the other one', async () => {
  const cat = await testMember(t, { credits: 100 });
  const { conversation } = await write(ann, bob, { body: 'to bob' });
  await write(cat, bob, { body: 'from cat' });
  await write(cat, ann, { body: 'from cat' });
  await remove(bob, `conversation=${conversation}`);
  expect(await seenBy(bob, cat)).toMatchObject({ last: 'from cat', unread: [1, 1] });
  expect(await seenBy(ann, cat)).toMatchObject({ last: 'from cat', unread: [1, 1] });
});

test('both may remove it, and nothing comes back by itself', async () => {
  await write(ann, bob, { body: 'one' });
  await remove(bob, `profile=${ann.id}`);
  await remove(ann, `profile=${bob.id}`);
  for (const [me, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    expect(await seenBy(me, other)).toMatchObject({ last: undefined, messages: '' });
  }
  await write(ann, bob, { body: 'two' });
  expect(await seenBy(ann, bob)).toMatchObject({ last: 'two', messages: 'two' });
});

test('whoever names nobody removes nothing', async () => {
  await write(ann, bob, { body: 'one' });
  expect((await remove(bob, '')).status).toBe(404);
  expect((await remove(bob, `profile=${'0'.repeat(26)}`)).status).toBe(404);
  expect(await seenBy(bob, ann)).toMatchObject({ last: 'one' });
});

test('of whom one blocked oneself it can be removed, of who blocked one it cannot be known', async () => {
  const { conversation } = await write(ann, bob, { body: 'one' });
  await bob.client.post('/api/block.php', { profile: ann.id });
  const unknown = await remove(ann, `conversation=${'0'.repeat(26)}`);
  expect(await remove(ann, `conversation=${conversation}`)).toMatchObject({
    status: 404,
    text: unknown.text,
  });
  expect((await remove(bob, `conversation=${conversation}`)).status).toBe(204);
});

test('in a conversation that is gone nothing can be added', async () => {
  const message = { sender: ann.id, client_id: randomUUID(), kind: 'text', body: 'Hi' } as const;
  const added = t.ctx.db
    .transaction()
    .execute((trx) =>
      addMessage(t.ctx, trx, { ...message, conversation: '0'.repeat(26), credits: 0 }),
    );
  await expect(added).rejects.toThrow('gone');
});

test('what was removed does not come from another end either: forward from the first, or back from a number', async () => {
  await write(ann, bob, { body: 'one' });
  await seenBy(bob, ann);
  await remove(bob, `profile=${ann.id}`);
  await write(ann, bob, { body: 'two' });
  const page = async (query: string) => {
    const { body } = await bob.client.get(`/api/chat.php?profile=${ann.id}&${query}`);
    return (body as { messages: { body: string }[] }).messages.map((message) => message.body);
  };
  expect(await page('after=0')).toEqual(['two']);
  expect(await page('cursor=2')).toEqual([]);
});

test('what brought it back and was withdrawn leaves nothing of what was removed in the list', async () => {
  await write(ann, bob, { body: 'one' });
  await seenBy(bob, ann);
  await remove(bob, `profile=${ann.id}`);
  await write(ann, bob, { body: 'two' });
  await ann.client.post('/api/block.php', { profile: bob.id });
  await ann.client.delete(`/api/block.php?profile=${bob.id}`);
  expect(await seenBy(bob, ann)).toEqual({ last: undefined, unread: [undefined, 0], messages: '' });
});
