import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

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

function send(message: object, from = ann) {
  const whole = {
    profile: bob.id,
    client_id: randomUUID(),
    kind: 'text',
    body: 'Hello',
    ...message,
  };
  return from.client.post('/api/message.php', whole);
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { code: string; details: { field?: string }[] } };
  return [status, error.code, error.details[0]?.field].filter(Boolean).join(' ');
};
const paid = async () => 1000 - (await balanceOf(t.ctx.db, ann.id));

/** What somebody may send by mistake or on purpose, and what is said to it. */
const refused: [string, object, string][] = [
  ['nothing', { body: '' }, '400 validation body'],
  ['blanks', { body: ' \n\t ' }, '400 validation body'],
  ['nothing that is seen', { body: '\u200b\u200d\ufeff\u2060' }, '400 validation body'],
  ['direction marks alone', { body: '\u202e\u2066\u2069' }, '400 validation body'],
  ['too long', { body: 'x'.repeat(1001) }, '400 validation body'],
  ['much too long', { body: 'x'.repeat(5001) }, '400 validation body'],
  ['a number', { body: 7 }, '400 validation body'],
  ['a zero byte', { body: 'a\u0000b' }, '400 validation body'],
  ['half a letter', { body: 'a\ud800' }, '400 validation body'],
  ['an unknown gift', { kind: 'gift', body: 'castle' }, '400 validation body'],
  ['an unknown GIF', { kind: 'gif', body: 'https://a.example/b.gif' }, '400 validation body'],
  ['an unknown opener', { kind: 'icebreaker', body: 'constructor' }, '400 validation body'],
  [
    'an image that is none',
    { kind: 'image', body: undefined, image: '0'.repeat(26) },
    '400 validation image',
  ],
  ['an unknown kind', { kind: 'video' }, '400 validation kind'],
  ['a field of ours', { seq: 0 }, '400 validation seq'],
  ['a price of one’s own', { credits: 0 }, '409 price_changed'],
  ['no client id', { client_id: undefined }, '400 validation client_id'],
  ['a client id of blanks', { client_id: '        ' }, '400 validation client_id'],
  ['nobody', { profile: undefined }, '400 validation conversation'],
];
test.each(refused)('%s is refused clearly, and costs nothing', async (_what, message, said) => {
  expect(codeOf(await send(message))).toBe(said);
  expect(await paid()).toBe(0);
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({
    chats: [],
    total_unread: 0,
  });
});

test('a megabyte is refused before it is looked at [S79]', async () => {
  const answer = await send({ body: 'x'.repeat(1024 * 1024) });
  expect(answer).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
  expect(await paid()).toBe(0);
});

test('what is not seen is taken out of what is', async () => {
  const flood = `Hi\u200b${'\u200d'.repeat(900)} \u202etxt\u202c`;
  const { status, body } = await send({ body: flood });
  const { message } = body as { message: { body: string } };
  expect(status).toBe(200);
  expect(message.body.length).toBeLessThan(12);
  expect(message.body).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
});

test('a conversation of others answers as one that never was, to everything [S58]', async () => {
  const cat = await testMember(t, { credits: 1000 });
  const { body } = await send({});
  const { conversation } = (body as { message: { conversation: string } }).message;
  const unknown = '0'.repeat(26);
  const asked: ((id: string) => Promise<{ status: number; text: string }>)[] = [
    (id) => cat.client.get(`/api/chat.php?conversation=${id}`),
    (id) => cat.client.get(`/api/icebreakers.php?conversation=${id}`),
    (id) => cat.client.delete(`/api/chat.php?conversation=${id}`),
    (id) => cat.client.post('/api/read.php', { conversation: id }),
    (id) => cat.client.post('/api/typing.php', { conversation: id }),
    (id) => send({ profile: undefined, conversation: id }, cat),
  ];
  for (const ask of asked) {
    const [theirs, none] = [await ask(conversation), await ask(unknown)];
    expect(theirs.status).toBe(404);
    expect(theirs.text).toBe(none.text);
  }
});

test('blocked, gone and never there are one and the same to who writes, and free [S69]', async () => {
  const gone = await testMember(t, { profile: { active: false } });
  const blocker = await testMember(t);
  await blocker.client.post('/api/block.php', { profile: ann.id });
  const answers = await Promise.all(
    [blocker.id, gone.id, '0'.repeat(26)].map((profile) => send({ profile })),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await paid()).toBe(0);
});

test('the same client id with other words is a conflict, not a second message', async () => {
  const client_id = randomUUID();
  const tries = await Promise.all(
    ['One', 'One', 'Two', 'Two'].map((body) => send({ client_id, body })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await paid()).toBe(10);
});

test('the same client id to somebody else is a conflict, too', async () => {
  const client_id = randomUUID();
  const cat = await testMember(t);
  expect((await send({ client_id })).status).toBe(200);
  await send({ profile: cat.id });
  expect((await send({ client_id, profile: cat.id })).status).toBe(409);
  expect(await paid()).toBe(20);
});

test('a thousand at once from one member: no more than the limit says, each paid once; others write on [S99, S102]', async () => {
  const flood = Array.from({ length: 1000 }, () => send({}));
  const others = await Promise.all([
    send({ profile: ann.id }, bob),
    bob.client.get('/api/chats.php'),
    t.client().get('/api/settings.php'),
  ]);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  // On a busy machine some give up waiting for their turn, which is a 429 as well.
  const sent = statuses.filter((status) => status === 200).length;
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThanOrEqual(60);
  expect(await paid()).toBe(sent * 10);
});

test("what waits in one member's conversation keeps no connection from the others", async () => {
  const pair = `pair ${[ann.id, bob.id].sort().join(' ')}`;
  const waiting = await t.ctx.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(trx);
    // Twice as many as there are connections.
    const sent = Array.from({ length: 24 }, () => send({}));
    const cat = await testMember(t);
    expect((await cat.client.get('/api/chats.php')).status).toBe(200);
    return { sent };
  });
  const answers = await Promise.all(waiting.sent);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
