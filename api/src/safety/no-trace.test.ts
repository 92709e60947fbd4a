import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app.ts';
import { sentMails } from '../testing/mail.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, uploaded } from '../testing/upload.ts';

let t: TestApp;
let photo: Buffer;
beforeAll(async () => {
  t = await testApp();
  photo = await plainPhoto();
});
afterAll(() => t.close());

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
}

/** A member who has met the other in every way there is: what may be left of them, by name. */
interface Met extends TestMember {
  conversation: string;
  photo: string;
  name: string;
}

async function meet(me: TestMember, name: string): Promise<Met> {
  const other = await testMember(t, {
    credits: 100,
    user: { premium_since: t.clock.now() },
    profile: { name, gender: 'female', seeks: 'male', about_me: `This is ${name}` },
  });
  const { id } = await uploaded(other, photo);
  await other.client.post('/api/like.php', { profile: me.id });
  await me.client.post('/api/like.php', { profile: other.id });
  const conversation = await say(other, me, `Hello from ${name}`);
  await say(me, other, 'Hello back');
  await me.client.get(`/api/chat.php?conversation=${conversation}`);
  return { ...other, conversation, photo: id, name };
}

async function say(from: TestMember, to: TestMember, body: string): Promise<string> {
  const message = { profile: to.id, client_id: randomUUID(), kind: 'text', body };
  const answer = await from.client.post('/api/message.php', message);
  return (answer.body as { message: { conversation: string } }).message.conversation;
}

/** Everything that can be read, with what it needs filled in from one who is met, or made up. */
async function everyGet(of: Pick<Met, 'id' | 'conversation' | 'photo'>): Promise<string[]> {
  const { body } = await t.client().get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, { get?: Operation }> };
  const known: Record<string, string> = {
    profile: of.id,
    conversation: of.conversation,
    variant: 'thumb',
    lat: '52.09',
    lon: '5.12',
    country: 'NL',
    code: 'NONE',
    q: 'ut',
    token: 'x'.repeat(43),
    paymentmethod: 'ideal',
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    // The stream never ends, and what was announced is read from its table below.
    if (!get || path === '/api/events.php' || path === '/api/logout.php') return [];
    const ids = path.includes('image') || path.includes('/photo/') ? [of.photo] : [of.id, of.photo];
    const given = (get.parameters ?? []).filter((one) => one.in === 'query');
    const query = (names: string[], id: string) =>
      names.map((name) => `${name}=${name === 'id' ? id : known[name]}`).join('&');
    const usable = given.map(({ name }) => name).filter((name) => name === 'id' || known[name]);
    const needed = given.flatMap(({ name, required }) => (required ? [name] : []));
    return ids.flatMap((id) => {
      const at = path.replace('{id}', id).replace('{variant}', 'thumb');
      const asked = [needed, ...usable.map((name) => [...new Set([...needed, name])])];
      return [...new Set(asked.map((names) => `${at}?${query(names, id)}`))];
    });
  });
}

const nobody = { id: '0'.repeat(26), conversation: '0'.repeat(26), photo: '0'.repeat(26) };
/** What an answer says, with what was asked for left out of it. */
const plain = (text: string, { id, conversation, photo: of }: typeof nobody) =>
  [id, conversation, of].reduce((left, one) => left.replaceAll(one, '-'), text);

/** What of the other is found in any answer, and where an answer differs from that of nobody. */
async function traces(me: TestMember, other: Met): Promise<string[]> {
  const found: string[] = [];
  const [theirs, nobodys] = [await everyGet(other), await everyGet(nobody)];
  for (const [number, url] of theirs.entries()) {
    await sql`delete from rate_buckets`.execute(t.ctx.db);
    const answer = await me.client.get(url);
    if (answer.status >= 500) found.push(`${answer.status} ${url}`);
    const marks = [other.id, other.conversation, other.photo, other.name];
    if (marks.some((mark) => answer.text.includes(mark))) found.push(url);
    const names = [other.id, other.conversation, other.photo].some((id) => url.includes(id));
    if (!names) continue;
    const none = await me.client.get(nobodys[number] ?? '');
    const same =
      answer.status === none.status && plain(answer.text, other) === plain(none.text, nobody);
    if (!same) found.push(`≠ ${url}`);
  }
  return found;
}

/** One’s own list may say what one did oneself. */
const own = /blocks\.php/;

test.each(['blocked', 'blocking', 'deleted', 'banned'] as const)(
  'whoever is %s is in no answer, and asked for as if they never were [S68]',
  async (how) => {
    const me = await testMember(t, { credits: 100, user: { premium_since: t.clock.now() } });
    const other = await meet(me, `Quirine${how}`);
    const before = await traces(me, other);
    expect(before.filter((url) => !url.startsWith('≠')).length).toBeGreaterThan(6);
    if (how === 'blocked') await me.client.post('/api/block.php', { profile: other.id });
    else if (how === 'blocking') await other.client.post('/api/block.php', { profile: me.id });
    else {
      const gone = { status: how };
      await t.ctx.db.updateTable('users').set(gone).where('id', '=', other.id).execute();
    }
    const left = await traces(me, other);
    expect(left.filter((url) => !own.test(url))).toEqual([]);
  },
);

const writes: [string, (to: typeof nobody) => [string, string, object?]][] = [
  ['like', ({ id }) => ['POST', '/api/like.php', { profile: id }]],
  ['pass', ({ id }) => ['POST', '/api/pass.php', { profile: id }]],
  ['typing', ({ conversation }) => ['POST', '/api/typing.php', { conversation }]],
  ['read', ({ conversation }) => ['POST', '/api/read.php', { conversation }]],
  ['decline', ({ conversation }) => ['POST', '/api/decline.php', { conversation }]],
  ['report', ({ id }) => ['POST', '/api/report.php', { profile: id, reason: 'spam' }]],
  [
    'a photo',
    (to) => ['POST', '/api/report.php', { profile: to.id, photo: to.photo, reason: 'spam' }],
  ],
  ['unlike', ({ id }) => ['DELETE', `/api/like.php?profile=${id}`]],
  ['remove', ({ conversation }) => ['DELETE', `/api/chat.php?conversation=${conversation}`]],
  [
    'message',
    ({ id }) => [
      'POST',
      '/api/message.php',
      { profile: id, kind: 'text', body: 'Hi', client_id: 'not-there-any-more' },
    ],
  ],
  [
    'further',
    (to) => [
      'POST',
      '/api/message.php',
      { conversation: to.conversation, kind: 'text', body: 'Hi', client_id: 'not-there-any-more' },
    ],
  ],
  ['block', ({ id }) => ['POST', '/api/block.php', { profile: id }]],
];

/** The same without what is new in every answer: the number of a report. */
const anonymous = (text: string, of: typeof nobody) =>
  plain(text, of).replace(/"(report|number)":"[^"]+"/g, '"$1":"-"');

test.each(writes)(
  '%s: a member who blocks answers like one who never was [S69]',
  async (_what, call) => {
    const me = await testMember(t, { credits: 100, user: { premium_since: t.clock.now() } });
    const other = await meet(me, 'Quirine');
    await other.client.post('/api/block.php', { profile: me.id });
    const send = (to: typeof nobody) => {
      const [method, url, payload] = call(to);
      return me.client.send({ method: method as 'POST', url, ...(payload && { payload }) });
    };
    const [one, none] = [await send(other), await send(nobody)];
    expect([one.status, anonymous(one.text, other)]).toEqual([
      none.status,
      anonymous(none.text, nobody),
    ]);
  },
);

test('neither mail nor anything announced comes from a member who blocks [S68]', async () => {
  const me = await testMember(t, { credits: 100 });
  const other = await meet(me, 'Quirine');
  await other.client.post('/api/block.php', { profile: me.id });
  await sql`delete from live_events`.execute(t.ctx.db);
  await sql`delete from outbox_mail`.execute(t.ctx.db);
  await other.client.post('/api/like.php', { profile: me.id });
  await other.client.post('/api/typing.php', { conversation: other.conversation });
  await other.client.post('/api/read.php', { conversation: other.conversation });
  await other.client.get(`/api/profile.php?id=${me.id}`);
  await say(other, me, 'Hello again').catch(() => undefined);
  await other.client.put('/api/user.php', { profile: { about_me: 'New' } });
  const told = await t.ctx.db
    .selectFrom('live_events')
    .selectAll()
    .where('user_id', '=', me.id)
    .execute();
  expect(JSON.stringify(told)).not.toContain(other.id);
  expect((await sentMails(t)).filter(({ text }) => text.includes('Quirine'))).toEqual([]);
});

test('nothing that is sent while a block commits is there after it, or has cost anything [S70]', async () => {
  for (let round = 0; round < 8; round += 1) {
    const me = await testMember(t, { credits: 1000, user: { premium_since: t.clock.now() } });
    const other = await testMember(t, { profile: { gender: 'female' } });
    const conversation = await say(me, other, 'Hello');
    await other.client.get(`/api/chat.php?conversation=${conversation}`);
    const balance = async () =>
      ((await me.client.get('/api/user.php')).body as { user: { credits: number } }).user.credits;
    const start = await balance();
    const sends = Array.from({ length: 8 }, () => say(me, other, 'Again').catch(() => ''));
    const block = other.client.post('/api/block.php', { profile: me.id });
    await Promise.all([...sends, block]);
    const shown = await t.ctx.db
      .selectFrom('messages')
      .select('id')
      .where('sender_id', '=', me.id)
      .where('body', '=', 'Again')
      .where('withdrawn_at', 'is', null)
      .execute();
    expect(shown).toEqual([]);
    expect(await balance()).toBe(start);
  }
});
