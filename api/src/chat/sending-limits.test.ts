import { randomUUID } from 'node:crypto';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { setSettings } from '../testing/settings.ts';

let t: TestApp;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  bob = await testMember(t);
});
afterAll(() => t.close());

async function send(from: TestMember, message: object = {}) {
  const whole = { client_id: randomUUID(), kind: 'text', body: 'Hi', profile: bob.id, ...message };
  return from.client.post('/api/message.php', whole);
}

test('what one has to the credit is enough; one less is not, and says what is missing', async () => {
  const [just, short] = [await testMember(t, { credits: 10 }), await testMember(t, { credits: 9 })];
  expect(await send(just)).toMatchObject({ status: 200, body: { credits: 0 } });
  expect(await send(short)).toMatchObject({
    status: 402,
    body: { error: { code: 'not_enough_credits', details: { needed: 10, balance: 9 } } },
  });
  const broke = await testMember(t);
  expect(await send(broke)).toMatchObject({
    status: 402,
    body: { error: { details: { needed: 10, balance: 0 } } },
  });
});

test('nobody pays more than their page said; what was sent before is answered whatever it cost', async () => {
  const ann = await testMember(t, { credits: 100 });
  const client_id = randomUUID();
  const before = await send(ann, { client_id, credits: 10 });
  expect(before).toMatchObject({ status: 200, body: { credits: 90 } });
  await setSettings(t, 'afterglow', { message_credits: 20, gift_credits: 30 });
  expect(await send(ann, { client_id, credits: 10 })).toMatchObject({ status: 200 });
  for (const [more, credits] of [
    [{}, 20],
    [{ kind: 'gift', body: 'rose' }, 30],
  ] as const) {
    expect(await send(ann, { ...more, credits: credits - 1 })).toMatchObject({
      status: 409,
      body: { error: { code: 'price_changed', details: { credits } } },
    });
  }
  expect(await send(ann, { credits: 20 })).toMatchObject({ status: 200, body: { credits: 70 } });
  // Less is no wrong, and older pages say nothing of it.
  expect(await send(ann, { credits: 25 })).toMatchObject({ status: 200, body: { credits: 50 } });
  expect(await send(ann)).toMatchObject({ status: 200, body: { credits: 30 } });
  await setSettings(t, 'afterglow', {});
});

test('what was sent before is answered whatever would not go there any more', async () => {
  const ann = await testMember(t, { credits: 100 });
  const sent = [{ body: 'x'.repeat(600) }, { kind: 'gift', body: 'rose' }].map((message) => {
    return { ...message, client_id: randomUUID() };
  });
  for (const message of sent) expect(await send(ann, message)).toMatchObject({ status: 200 });
  const onOffer = (active: boolean) =>
    t.ctx.db.updateTable('gifts').set({ active }).where('key', '=', 'rose').execute();
  await setSettings(t, 'afterglow', { message_length: 500 });
  await onOffer(false);
  const again = await Promise.all(sent.map((message) => send(ann, message)));
  const anew = await Promise.all(
    sent.map((message) => send(ann, { ...message, client_id: randomUUID() })),
  );
  await onOffer(true);
  await setSettings(t, 'afterglow', {});
  expect(again).toMatchObject(sent.map(() => ({ status: 200, body: { credits: 70 } })));
  expect(anew).toMatchObject(sent.map(() => ({ status: 400 })));
});

test('where messages are free one needs nothing, and is told what one has', async () => {
  await setSettings(t, 'afterglow', { message_credits: 0 });
  const [broke, rich] = [await testMember(t), await testMember(t, { credits: 7 })];
  expect(await send(broke)).toMatchObject({ status: 200, body: { credits: 0 } });
  expect(await send(rich)).toMatchObject({
    status: 200,
    body: { credits: 7, message: { credits: 0 } },
  });
  const entries = t.ctx.db.selectFrom('credit_entries').select('cause');
  expect(await entries.where('user_id', 'in', [broke.id, rich.id]).execute()).toEqual([
    { cause: 'grant' },
  ]);
  await setSettings(t, 'afterglow', {});
});

test('sixty go at once and then one a second; one that was sent already is always answered', async () => {
  const ann = await testMember(t, { credits: 1000 });
  const client_id = randomUUID();
  expect((await send(ann, { client_id })).status).toBe(200);
  for (let n = 1; n < 60; n += 1) expect((await send(ann)).status).toBe(200);
  expect(await send(ann)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { error: { code: 'rate_limited', details: { retry_after: 1 } } },
  });
  expect((await send(ann, { client_id })).status).toBe(200);
  t.clock.advance(second);
  expect((await send(ann)).status).toBe(200);
  expect((await send(ann)).status).toBe(429);
  // What was refused took nothing.
  t.clock.advance(second);
  expect((await send(ann)).status).toBe(200);
});

test('each kind has its price on the bill', async () => {
  const ann = await testMember(t, { credits: 1000 });
  await send(ann);
  await send(ann, { kind: 'gift', body: 'rose' });
  await send(ann, { kind: 'gif', body: 'sticker:hug' });
  const { icebreakers } = (await ann.client.get('/api/icebreakers.php')).body as {
    icebreakers: { key: string }[];
  };
  await send(ann, { kind: 'icebreaker', body: icebreakers[0]?.key });
  const rows = await t.ctx.db
    .selectFrom('credit_entries')
    .select(['cause', 'amount'])
    .where('user_id', '=', ann.id)
    .orderBy('entry_no')
    .execute();
  expect(rows.map(({ cause, amount }) => `${cause} ${amount}`)).toEqual([
    'grant 1000',
    'message -10',
    'gift -20',
    'message -10',
    'message -10',
  ]);
});

test('a member and a conversation are not named together, and one of them is', async () => {
  const ann = await testMember(t, { credits: 100 });
  const { body } = await send(ann);
  const { conversation } = (body as { message: { conversation: string } }).message;
  expect((await send(ann, { profile: undefined, conversation })).status).toBe(200);
  for (const named of [{ conversation }, { profile: undefined }]) {
    expect(await send(ann, named)).toMatchObject({
      status: 400,
      body: { error: { details: [{ field: 'conversation', code: 'required' }] } },
    });
  }
});

test.each<[string, object, object]>([
  ['a text with a picture', { image: '0'.repeat(26) }, { field: 'image', code: 'invalid_choice' }],
  [
    'a gift with a picture',
    { kind: 'gift', body: 'rose', image: '0'.repeat(26) },
    { field: 'image', code: 'invalid_choice' },
  ],
  ['a text with a note', { note: 'Hi' }, { field: 'note', code: 'invalid_choice' }],
  ['a text without words', { body: undefined }, { field: 'body', code: 'required' }],
  [
    'a gift that there is none of',
    { kind: 'gift', body: 'x' },
    { field: 'body', code: 'invalid_choice' },
  ],
  [
    'a GIF of nobody',
    { kind: 'gif', body: 'sticker:x' },
    { field: 'body', code: 'invalid_choice' },
  ],
  [
    'an opener for nobody',
    { kind: 'icebreaker', body: 'x' },
    { field: 'body', code: 'invalid_choice' },
  ],
  [
    'a picture with words',
    { kind: 'image', image: '0'.repeat(26) },
    { field: 'body', code: 'invalid_choice' },
  ],
  [
    'a picture with a note',
    { kind: 'image', image: '0'.repeat(26), body: undefined, note: 'Hi' },
    { field: 'note', code: 'invalid_choice' },
  ],
  [
    'a picture that is none',
    { kind: 'image', body: undefined },
    { field: 'image', code: 'required' },
  ],
  [
    'a word too many',
    { body: 'x'.repeat(1001) },
    { field: 'body', code: 'too_long', params: { count: 1000 } },
  ],
])('%s says what is wrong with it', async (_what, message, problem) => {
  const ann = await testMember(t, { credits: 100 });
  const { params, ...told } = problem as { params?: object };
  expect(await send(ann, message)).toMatchObject({
    status: 400,
    body: {
      error: {
        details: [{ ...told, ...(params && { message: expect.stringMatching(/1.?000/) }) }],
      },
    },
  });
});

test('a note of nothing is no note, beside a gift or not', async () => {
  const ann = await testMember(t, { credits: 100 });
  for (const message of [{ note: ' \u200b ' }, { kind: 'gift', body: 'rose', note: '' }]) {
    const { status, body } = await send(ann, message);
    expect(status).toBe(200);
    expect((body as { message: object }).message).not.toHaveProperty('note');
  }
});
