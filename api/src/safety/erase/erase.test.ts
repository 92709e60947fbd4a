import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { createApp } from '../../app/create-app.ts';
import { makeVariants } from '../../photos/make-variants.ts';
import { addMessageImage } from '../../photos/message-images.ts';
import { uploadKey } from '../../photos/upload-queue.ts';
import { day, minute } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify } from '../../testing/buyer.ts';
import { TestClient } from '../../testing/client.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { uploaded } from '../../testing/upload.ts';
import { eraseDue } from './erase-due.ts';
import { eraseMember } from './erase-member.ts';

let t: TestApp;
let lines: string[];
let leave: () => Promise<void>;
beforeAll(async () => {
  t = await testApp();
  lines = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  Object.assign(t.ctx, { log });
  const app = await createApp(t.ctx);
  await app.ready();
  const silent = t.app;
  t = { ...t, app, client: (host = 'localhost') => new TestClient(app, host) };
  leave = async () => {
    await app.close();
    await silent.close();
  };
});
afterAll(async () => {
  await leave();
  await t.close().catch(() => undefined);
});

/** Everything one can tell us has this in it, so that it is found wherever it stands. */
const canary = 'Zyzzyva';
const email = `${canary}@example.com`.toLowerCase();

/** What of a person stands where in the whole database, as `table.column`. */
async function tracesOf(values: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(t.ctx.db);
  const found: string[] = [];
  for (const { name } of tables) {
    // Bytes are read as hex and as text.
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(x) as row from ${sql.table(name)} x`.execute(t.ctx.db);
    for (const { row } of rows) {
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value).toLowerCase();
        const hit = values.some((one) => {
          const wanted = one.toLowerCase();
          const hex = Buffer.from(one).toString('hex');
          return text.includes(wanted) || text.includes(hex);
        });
        if (hit) found.push(`${name}.${column}`);
      }
    }
  }
  return [...new Set(found)].sort();
}

function filesWith(value: string, folder = t.ctx.env.dataDir): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // The mailbox of the make-believe mail service is the members' own, not ours.
    if (name === 'mail' && folder === t.ctx.env.dataDir) return [];
    if (statSync(path).isDirectory()) return filesWith(value, path);
    const hit = path.includes(value) || readFileSync(path).includes(value);
    return hit ? [path] : [];
  });
}

async function signUp(): Promise<TestMember> {
  const client = t.client();
  client.headers = { ...client.headers, 'user-agent': `${canary} Browser` };
  const draft = testDraft({
    email,
    name: canary,
    signup_message: `I am ${canary}`,
    tracking: { network: canary, ref: canary, sub1: canary },
  });
  await client.post('/api/signup.php', draft, { ...asJson, 'idempotency-key': randomUUID() });
  const [mail] = await sentMails(t);
  await client.post('/api/activate.php', { token: tokenOf(mail) });
  const { body } = await client.get('/api/user.php');
  return { id: (body as { user: { id: string } }).user.id, client };
}

/** A life on the site that leaves something of the person everywhere. */
async function live(me: TestMember, other: TestMember): Promise<string[]> {
  const noise = Buffer.alloc(300 * 400 * 3, 90);
  const raw = { width: 300, height: 400, channels: 3 } as const;
  const picture = await sharp(noise, { raw })
    .withExif({ IFD0: { Artist: canary } })
    .jpeg()
    .toBuffer();
  const photos = [await uploaded(me, picture), await uploaded(me, picture, { private: '1' })];
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(picture)]), `${canary}.jpg`);
  const sent = new Response(form);
  await me.client.send({
    method: 'POST',
    url: '/api/verification.php',
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  await me.client.put('/api/user.php', { profile: { about_me: `${canary} again` } });
  await me.client.post('/api/user.php?push=1', {
    endpoint: `https://fcm.googleapis.com/${canary}`,
    keys: { p256dh: canary, auth: canary },
  });
  await me.client.post('/api/like.php', { profile: other.id });
  await other.client.post('/api/like.php', { profile: me.id });
  await write(me, other, { body: `Hello, ${canary} here` });
  await write(other, me, { body: `Hello ${canary}` });
  await other.client.get(`/api/chat.php?profile=${me.id}`);
  const blocked = await testMember(t);
  await me.client.post('/api/report.php', {
    profile: blocked.id,
    reason: 'other',
    remarks: `${canary} was bothered`,
  });
  await other.client.post('/api/report.php', {
    profile: me.id,
    photo: photos[0]?.id,
    reason: 'fake',
  });
  await t.client().post('/api/user.php', { email, password: 'wrong' });
  await me.client.get('/api/signup-matches.php');
  await me.client.get('/api/swipe.php');
  const { ref } = await bought(me);
  await choose(me, ref, 'pay');
  await notify(t, { id: `paid-${ref}`, ref });
  await buy(me);
  const { full } = await makeVariants(picture).then(({ variants }) => variants);
  const image = { width: 300, height: 400, variants: { full, thumb: full } };
  const sentImage = await t.ctx.db
    .transaction()
    .execute((trx) => addMessageImage(t.ctx, trx, me.id, image));
  return [...photos.map(({ id }) => id), sentImage];
}

/** A picture that waits to be drawn, and wishes that say something of the person. */
async function waitingUpload(me: TestMember): Promise<string> {
  const id = 'upload-that-waits';
  const now = t.clock.now();
  const row = { id, user_id: me.id, private: false, created_at: now, taken_until: now };
  await t.ctx.db.insertInto('photo_uploads').values(row).execute();
  await t.ctx.files.put(uploadKey(id), Buffer.from('a picture'));
  const wishes = { units: 'mi', notifications_disabled: ['bounce'] } as const;
  await t.ctx.db
    .updateTable('users')
    .set({
      ...{ units: wishes.units, notifications_disabled: [...wishes.notifications_disabled] },
      notification_settings: { news: { email: true, push: true } },
    })
    .where('id', '=', me.id)
    .execute();
  return id;
}

const invoicesOf = ({ id }: TestMember) =>
  t.ctx.db
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .selectAll('invoices')
    .where('user_id', '=', id)
    .execute();

const erase = () => eraseDue(t.ctx);
const ask = (id: string) =>
  t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', id)
    .execute();

test('after 14 days nothing personal is left in database, files and log but the books [S31, S104, S108]', async () => {
  const me = await signUp();
  const other = await testMember(t, {
    credits: 100,
    user: { premium_since: t.clock.now() },
    profile: { gender: 'female', seeks: 'male' },
  });
  const photos = await live(me, other);
  const waiting = await waitingUpload(me);
  const before = await tracesOf([canary]);
  for (const place of ['users.email', 'profiles.name', 'messages.body', 'reports.remarks']) {
    expect(before).toContain(place);
  }
  expect(before.length).toBeGreaterThan(8);
  expect(photos.flatMap((photo) => filesWith(photo)).length).toBeGreaterThan(3);
  const invoices = await invoicesOf(me);
  expect(invoices).toHaveLength(1);
  expect(await t.ctx.files.exists(uploadKey(waiting))).toBe(true);
  await ask(me.id);
  t.clock.advance(14 * day - minute);
  await erase();
  expect(await tracesOf([canary])).toEqual(
    expect.arrayContaining(['users.email', 'profiles.name']),
  );
  t.clock.advance(minute);
  const gone = t.clock.now();
  await Promise.all([erase(), erase()]);
  // Mail that the other one got may name the person: it goes with the day it was written for.
  expect(await tracesOf([canary])).toEqual([]);
  for (const photo of photos) expect(await tracesOf([photo])).toEqual([]);
  const books = [
    'credit_accounts.user_id',
    'credit_entries.user_id',
    'payments.user_id',
    'users.id',
  ];
  const allowed = [
    ...books,
    'users.email',
    'credit_entries.reference',
    'discount_codes.user_id',
    'discount_redemptions.user_id',
    'discount_redemptions.slot',
  ];
  const left = await tracesOf([me.id]);
  expect(left).toEqual(expect.arrayContaining(books));
  expect(left.filter((place) => !allowed.includes(place))).toEqual([]);
  for (const value of [canary, me.id, ...photos]) expect(filesWith(value)).toEqual([]);
  expect(lines.join('')).not.toContain(canary);
  expect(await invoicesOf(me)).toEqual(invoices);
  expect(await t.ctx.files.exists(uploadKey(waiting))).toBe(false);
  const row = await t.ctx.db
    .selectFrom('users')
    .select(['email', 'deleted_at', 'password_hash', 'units'])
    .select(['notification_settings', 'notifications_disabled'])
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    ...{ email: `${me.id}@gone.invalid`, deleted_at: gone, password_hash: 'none', units: null },
    ...{ notification_settings: {}, notifications_disabled: [] },
  });
  const pages = await t.ctx.db
    .selectFrom('payments')
    .select('redirect_url')
    .where('user_id', '=', me.id)
    .execute();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ redirect_url }) => redirect_url !== null)).toEqual([]);
});

test('the other side sees what it sees of whoever never was, and gets back what was not read', async () => {
  const me = await testMember(t);
  const other = await testMember(t, { credits: 100, profile: { gender: 'female' } });
  await write(other, me, { body: 'Are you there?' });
  const unknown = '0'.repeat(26);
  await ask(me.id);
  t.clock.advance(14 * day);
  await t.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01') })
    .execute();
  await erase();
  for (const url of ['/api/profile.php?id=', '/api/chat.php?profile=']) {
    const [one, none] = await Promise.all([
      other.client.get(url + me.id),
      other.client.get(url + unknown),
    ]);
    expect([one.status, one.text]).toEqual([none.status, none.text]);
  }
  expect((await other.client.get('/api/chats.php')).body).toMatchObject({ chats: [] });
  expect((await other.client.get('/api/user.php')).body).toMatchObject({ user: { credits: 100 } });
});

test('what others were told of whoever is gone goes too, and nothing else that they were told', async () => {
  const [me, other, third] = [await testMember(t), await testMember(t), await testMember(t)];
  for (const { id } of [me, third]) {
    const data = JSON.stringify({ profile: id });
    const event = { id: `of-${id}`, user_id: other.id, type: 'contact', data };
    await t.ctx.db
      .insertInto('live_events')
      .values({ ...event, created_at: t.clock.now() })
      .execute();
  }
  await ask(me.id);
  t.clock.advance(14 * day);
  await erase();
  const told = t.ctx.db.selectFrom('live_events').select('id').where('user_id', '=', other.id);
  expect(await told.execute()).toEqual([{ id: `of-${third.id}` }]);
});

test('who came back, who is banned and whoever asked for nothing is left alone', async () => {
  const [back, banned, here] = await Promise.all([1, 2, 3].map(() => testMember(t)));
  for (const member of [back, banned]) await ask(member?.id ?? '');
  const set = (id: string, values: object) =>
    t.ctx.db.updateTable('users').set(values).where('id', '=', id).execute();
  await set(back?.id ?? '', { status: 'active', deletion_requested_at: null });
  await set(banned?.id ?? '', { status: 'banned' });
  t.clock.advance(15 * day);
  await erase();
  const kept = [back, banned, here].map((member) => member?.id ?? '');
  // Nor when it had been listed before that.
  for (const id of kept) {
    const isErased = t.ctx.db
      .transaction()
      .execute((trx) => eraseMember(t.ctx, trx, id, t.clock.now()));
    expect(await isErased).toBe(false);
  }
  const rows = await t.ctx.db.selectFrom('profiles').select('id').where('id', 'in', kept).execute();
  expect(rows).toHaveLength(3);
});
