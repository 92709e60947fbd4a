import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send } from '../testing/messages.ts';
import { setSettings } from '../testing/settings.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100, user: { language: 'nl' } });
});
afterAll(() => t.close());

const open = ({ client }: TestMember, query: string) => client.get(`/api/chat.php?${query}`);

test('before a word there is the other one, the prices, and nothing else', async () => {
  const { body } = await open(ann, `profile=${bob.id}`);
  expect(body).toMatchObject({
    ...{ conversation: null, messages: [], cursor: null, profile: bob.id, card: { id: bob.id } },
    ...{ read_seq: 0, delivered_seq: 0, unread_seq: null, reachable: true },
    ...{ message_credits: 10, photo_credits: 15, gift_credits: 20, message_length: 1000 },
    ...{ credits: 100, free_conversations_left: 2, can_write: true },
  });
});

test('the prices are those of the site', async () => {
  const settings = { message_credits: 3, photo_credits: 4, gift_credits: 5, message_length: 70 };
  await setSettings(t, 'afterglow', settings);
  expect((await open(ann, `profile=${bob.id}`)).body).toMatchObject(settings);
  expect((await send(ann, bob, { body: 'x'.repeat(71) })).status).toBe(400);
  expect(await send(ann, bob, { body: 'x'.repeat(70) })).toMatchObject({
    status: 200,
    body: { credits: 97, message: { credits: 3 } },
  });
  // Only what is written has a length.
  await setSettings(t, 'afterglow', { message_length: 3 });
  expect((await send(ann, bob, { body: 'long' })).status).toBe(400);
  expect((await send(ann, bob, { kind: 'gif', body: 'sticker:hug' })).status).toBe(200);
  await setSettings(t, 'afterglow', {});
});

test('nobody opens a conversation with themselves, or of nobody', async () => {
  const unknown = await open(ann, `profile=${'0'.repeat(26)}`);
  for (const query of [`profile=${ann.id}`, '']) {
    expect(await open(ann, query)).toMatchObject({ status: 404, text: unknown.text });
  }
  expect(await send(ann, ann)).toMatchObject({ status: 404, text: unknown.text });
});

test('whom the rules of the other one keep out does not begin, but answers', async () => {
  const profile = t.ctx.db.updateTable('profiles').where('id', '=', bob.id);
  await profile.set({ reach_verified_only: true }).execute();
  expect((await open(ann, `profile=${bob.id}`)).body).toMatchObject({ reachable: false });
  expect(await send(ann, bob)).toMatchObject({
    status: 403,
    body: { error: { code: 'not_reachable' } },
  });
  expect((await send(bob, ann)).status).toBe(200);
  expect((await open(ann, `profile=${bob.id}`)).body).toMatchObject({ reachable: true });
  expect((await send(ann, bob)).status).toBe(200);
});

test('each reads of a message what concerns them: its price, how far it came, their language', async () => {
  const sent = await send(ann, bob, { kind: 'gift', body: 'rose', note: 'For you' });
  const { message } = sent.body as { message: { conversation: string } };
  const shared = {
    kind: 'gift',
    body: 'rose',
    note: 'For you',
    sender: ann.id,
    seq: 1,
    image: null,
  };
  expect((await open(bob, `profile=${ann.id}`)).body).toMatchObject({
    conversation: message.conversation,
    messages: [{ ...shared, label: 'Roos', credits: 0, status: 'delivered', warning: false }],
    unread_seq: 1,
  });
  const mine = await open(ann, `conversation=${message.conversation}`);
  expect(mine.body).toMatchObject({
    profile: bob.id,
    messages: [{ ...shared, label: 'Rose', credits: 20, status: 'sent', warning: false }],
    unread_seq: null,
  });
  const [own] = (mine.body as { messages: object[] }).messages;
  expect(own).not.toHaveProperty('reply_to');
  expect(own).not.toHaveProperty('gif');
});

test('a GIF is shown to both with its pictures, and named in their languages', async () => {
  await send(ann, bob, { kind: 'gif', body: 'sticker:hug' });
  for (const [me, other, label] of [
    [ann, bob, 'Hug'],
    [bob, ann, 'Knuffel'],
  ] as const) {
    expect((await open(me, `profile=${other.id}`)).body).toMatchObject({
      messages: [{ kind: 'gif', body: 'sticker:hug', label, gif: { label, key: 'sticker:hug' } }],
    });
  }
});
