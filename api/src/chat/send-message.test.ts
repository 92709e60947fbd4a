import { randomUUID } from 'node:crypto';
import { balanceOf } from '../credits/balance.ts';
import { blockMember } from '../safety/block.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const premium = () => ({ user: { premium_since: t.clock.now() } });
const newClientId = () => randomUUID();

function say(from: TestMember, to: TestMember, client_id = newClientId(), body = 'Hello you') {
  return from.client.post('/api/message.php', { profile: to.id, client_id, kind: 'text', body });
}

const messagesOf = (member: TestMember) =>
  t.ctx.db.selectFrom('messages').selectAll().where('sender_id', '=', member.id).execute();

test('a message is sent, paid and shown to both', async () => {
  const ann = await testMember(t, { credits: 25 });
  const bob = await testMember(t, { user: { language: 'nl' } });
  const sent = await say(ann, bob);
  expect(sent).toMatchObject({
    status: 200,
    body: { credits: 15, message: { body: 'Hello you', credits: 10, status: 'sent', seq: 1 } },
  });
  const list = await bob.client.get('/api/chats.php');
  expect(list.body).toMatchObject({
    total_unread: 1,
    chats: [{ profile: ann.id, card: { id: ann.id }, num_unread_messages: 1 }],
  });
  const { conversation } = (list.body as { chats: { conversation: string }[] }).chats[0] ?? {};
  const opened = await bob.client.get(`/api/chat.php?conversation=${conversation}`);
  expect(opened.body).toMatchObject({
    profile: ann.id,
    card: { id: ann.id },
    messages: [{ body: 'Hello you', credits: 0, sender: ann.id }],
    message_credits: 10,
    free_conversations_left: 2,
  });
  expect((await bob.client.post('/api/read.php', { conversation })).status).toBe(204);
  const after = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  expect(after.body).toMatchObject({ messages: [{ status: 'read' }], credits: 15 });
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({ total_unread: 0 });
});

test('the same client_id is one message and one charge, also 20 times at once [R02]', async () => {
  const ann = await testMember(t, { credits: 100 });
  const bob = await testMember(t);
  const id = newClientId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => say(ann, bob, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await messagesOf(ann)).toHaveLength(1);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(90);
  expect((await say(ann, bob, id, 'Something else')).status).toBe(409);
});

test('a client_id is its sender’s own: the other one may have the same for the same words', async () => {
  const ann = await testMember(t, { credits: 10 });
  const bob = await testMember(t, { credits: 10 });
  const id = newClientId();
  for (const [from, to, seq] of [
    [ann, bob, 1],
    [bob, ann, 2],
  ] as const) {
    const message = { sender: from.id, client_id: id, seq };
    expect(await say(from, to, id)).toMatchObject({ status: 200, body: { credits: 0, message } });
  }
  // Pages tell messages apart by it, and nobody can take one’s own for theirs.
  for (const [me, other] of [
    [ann, bob],
    [bob, ann],
  ] as const) {
    const { body } = await me.client.get(`/api/chat.php?profile=${other.id}`);
    const said = (body as { messages: { id: string; client_id: string; sender: string }[] })
      .messages;
    expect(said.map((one) => one.client_id)).toEqual(
      said.map((one) => (one.sender === me.id ? id : one.id)),
    );
  }
});

test('50 sends at once with credits for one: one message, nothing left [S87]', async () => {
  const ann = await testMember(t, { ...premium(), credits: 10 });
  const others = await Promise.all(Array.from({ length: 5 }, () => testMember(t)));
  const sends = Array.from({ length: 50 }, (_, n) => say(ann, others[n % 5] as TestMember));
  const answers = await Promise.all(sends);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 402,
    body: { error: { code: 'not_enough_credits', details: { needed: 10, balance: 0 } } },
  });
  expect(await messagesOf(ann)).toHaveLength(1);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

test('a free member writes in two conversations, also when 20 begin at once [S100]', async () => {
  const ann = await testMember(t, { credits: 1000 });
  const others = await Promise.all(Array.from({ length: 20 }, () => testMember(t)));
  const answers = await Promise.all(others.map((other) => say(ann, other)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 403,
    body: { error: { code: 'free_conversations_used' } },
  });
  const [first] = await messagesOf(ann);
  const conversation = first?.conversation_id;
  const more = { conversation, client_id: newClientId(), kind: 'gift', body: 'rose' };
  expect(await ann.client.post('/api/message.php', more)).toMatchObject({
    status: 200,
    body: { message: { kind: 'gift', label: 'Rose', credits: 20 } },
  });
});

test('to answer counts as well: a third conversation is one too many, whoever began it', async () => {
  const ann = await testMember(t, { credits: 1000 });
  const [bob, cat, dan] = await Promise.all([1, 2, 3].map(() => testMember(t, { credits: 100 })));
  for (const other of [bob, cat, dan]) await say(other as TestMember, ann);
  expect((await say(ann, bob as TestMember)).status).toBe(200);
  expect((await say(ann, cat as TestMember)).status).toBe(200);
  expect(await say(ann, dan as TestMember)).toMatchObject({
    status: 403,
    body: { error: { code: 'free_conversations_used' } },
  });
  expect((await say(ann, bob as TestMember)).status).toBe(200);
});

test('nothing is sent once a block is confirmed [S70]', async () => {
  const ann = await testMember(t, { credits: 2000 });
  const bob = await testMember(t);
  await say(ann, bob);
  const sends = Array.from({ length: 50 }, () => say(ann, bob));
  await t.ctx.db.transaction().execute((trx) => blockMember(t.ctx, trx, bob.id, ann.id));
  const atBlock = (await messagesOf(ann)).length;
  const answers = await Promise.all(sends);
  const messages = await messagesOf(ann);
  expect(messages).toHaveLength(atBlock);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(atBlock - 1);
  // Nobody read them, so nobody pays for them.
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(2000);
  const missing = await say(ann, { ...bob, id: '0'.repeat(26) });
  expect(await say(ann, bob)).toMatchObject({ status: 404, body: missing.body });
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({ chats: [] });
});

test('a stranger finds a conversation as little as one that does not exist', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const eve = await testMember(t, { credits: 50 });
  const { body } = await say(ann, bob);
  const { conversation } = (body as { message: { conversation: string } }).message;
  const calls = (id: string) => [
    eve.client.get(`/api/chat.php?conversation=${id}`),
    eve.client.delete(`/api/chat.php?conversation=${id}`),
    eve.client.post('/api/read.php', { conversation: id }),
    eve.client.post('/api/typing.php', { conversation: id }),
    eve.client.post('/api/message.php', {
      conversation: id,
      client_id: newClientId(),
      kind: 'text',
      body: 'Hi',
    }),
  ];
  const real = await Promise.all(calls(conversation));
  const none = await Promise.all(calls('0'.repeat(26)));
  expect(real.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(real.map(({ text }) => text)).toEqual(none.map(({ text }) => text));
});

test('what is too long, empty or unknown is refused, counted as people count', async () => {
  const ann = await testMember(t, { credits: 100 });
  const bob = await testMember(t);
  expect((await say(ann, bob, newClientId(), '👩‍👩‍👧'.repeat(400))).status).toBe(200);
  const long = await say(ann, bob, newClientId(), 'a'.repeat(1001));
  expect(long.body).toMatchObject({ error: { details: [{ field: 'body', code: 'too_long' }] } });
  // To a computer 1001 units, to people 1000 signs.
  const atTheLimit = `${'a'.repeat(999)}👍`;
  expect((await say(ann, bob, newClientId(), atTheLimit)).status).toBe(200);
  expect((await say(ann, bob, newClientId(), `${atTheLimit}a`)).status).toBe(400);
  expect((await say(ann, bob, newClientId(), '   ')).status).toBe(400);
  const gift = { profile: bob.id, client_id: newClientId(), kind: 'gift', body: 'castle' };
  expect((await ann.client.post('/api/message.php', gift)).status).toBe(400);
});

test('removing a conversation hides its messages and refunds what was never read', async () => {
  const ann = await testMember(t, { credits: 100 });
  const bob = await testMember(t, { credits: 100 });
  await say(ann, bob);
  expect((await bob.client.delete(`/api/chat.php?profile=${ann.id}`)).status).toBe(204);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(100);
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({ chats: [] });
  await say(ann, bob, newClientId(), 'Once more');
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({
    chats: [{ profile: ann.id, num_unread_messages: 1 }],
    total_unread: 1,
  });
  const again = await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  expect(again.body).toMatchObject({ messages: [{ body: 'Once more' }] });
  const mine = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  expect(mine.body).toMatchObject({ messages: [{}, {}] });
});

test('a text is kept without disguise, and one of nothing but disguise is empty [S54]', async () => {
  const ann = await testMember(t, { credits: 100 });
  const bob = await testMember(t);
  const sent = await say(ann, bob, newClientId(), ' \u202Egnp.\u202Chello\u200B a\u0301 ');
  expect(sent).toMatchObject({ status: 200, body: { message: { body: 'gnp.hello á' } } });
  const empty = await say(ann, bob, newClientId(), '\u200B\u202E \u2060');
  expect(empty).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'body', code: 'required' }] } },
  });
  const flood = await say(ann, bob, newClientId(), `Z${'\u0300'.repeat(400)}`);
  expect((flood.body as { message: { body: string } }).message.body.length).toBeLessThan(10);
});
