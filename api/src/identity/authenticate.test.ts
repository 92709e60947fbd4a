import { after, day, minute } from '../platform/clock.ts';
import { newSecret } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { endSessions } from './end-sessions.ts';
import { startSession } from './session.ts';
import type { UserStatus } from './tables.ts';

let t: TestApp;
let ann: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t);
});
afterAll(() => t.close());

type Which = Parameters<typeof endSessions>[2];
const end = ({ id }: TestMember, which?: Which) =>
  t.ctx.db.transaction().execute((trx) => endSessions(trx, id, which));
const look = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.get('/api/user.php')).status;
const sessionsOf = ({ id }: TestMember) =>
  t.ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'last_seen_at'])
    .where('user_id', '=', id)
    .orderBy('device')
    .execute();
const profileSeen = async ({ id }: TestMember) =>
  (
    await t.ctx.db
      .selectFrom('profiles')
      .select('last_seen_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).last_seen_at;

/** Another session of the same member, on a device of its own. */
async function another({ id }: TestMember, device: string) {
  const token = newSecret(t.ctx.random);
  await startSession(t.ctx, t.ctx.db, id, token, device);
  const client = t.client();
  client.cookies.sid = token;
  return { id, client };
}

test('that a member was here is noted once in five minutes, of this member and session alone', async () => {
  const bob = await testMember(t);
  await another(ann, 'Other');
  const begin = t.clock.now();
  t.clock.advance(5 * minute);
  await look(ann);
  expect(await profileSeen(ann)).toEqual(begin);
  t.clock.advance(1);
  await look(ann);
  const seen = t.clock.now();
  expect(await profileSeen(ann)).toEqual(seen);
  expect(await profileSeen(bob)).toEqual(begin);
  expect(await sessionsOf(ann)).toMatchObject([
    { device: 'Other', last_seen_at: begin },
    { device: 'Test', last_seen_at: seen },
  ]);
  t.clock.advance(5 * minute);
  await look(ann);
  expect(await profileSeen(ann)).toEqual(seen);
});

test.each<[UserStatus, number]>([
  ['not_confirmed', 200],
  ['active', 200],
  ['deleted', 403],
  ['banned', 403],
])('whoever is %s gets %i', async (status, expected) => {
  await t.ctx.db.updateTable('users').set({ status }).where('id', '=', ann.id).execute();
  expect(await look(ann)).toBe(expected);
});

test('a session lasts thirty days to the moment, used or not, and on its own site alone', async () => {
  t.clock.advance(30 * day - 1);
  expect(await look(ann)).toBe(200);
  const elsewhere = t.client('another.localhost');
  elsewhere.cookies = { ...ann.client.cookies };
  expect(await look({ client: elsewhere })).toBe(403);
  t.clock.advance(1);
  expect(await look(ann)).toBe(403);
});

test('no token, a wrong one and an empty one are nobody', async () => {
  for (const sid of [undefined, 'wrong', '']) {
    const client = t.client();
    if (sid !== undefined) client.cookies.sid = sid;
    expect(await look({ client })).toBe(403);
  }
});

test('one session ends, or all but one, or all; those of others stay', async () => {
  const bob = await testMember(t);
  const names = async () => (await sessionsOf(ann)).map(({ device }) => device);
  const idOf = async (name: string) =>
    (await sessionsOf(ann)).find(({ device }) => device === name)?.id ?? '';
  for (const device of ['Phone', 'Tablet']) await another(ann, device);
  expect(await end(ann, { only: await idOf('Tablet') })).toBe(1);
  expect(await names()).toEqual(['Phone', 'Test']);
  expect(await end(ann, { except: await idOf('Phone') })).toBe(1);
  expect(await names()).toEqual(['Phone']);
  expect(await end(ann)).toBe(1);
  await t.ctx.bus.check();
  const told: unknown[] = [];
  t.ctx.bus.on((notice) => told.push(notice));
  expect(await end(ann)).toBe(0);
  await t.ctx.bus.check();
  expect(told).not.toContainEqual(expect.objectContaining({ to: [ann.id] }));
  expect(await look(bob)).toBe(200);
});

test('a session keeps when it began and ends, and no more of a device than 200 characters', async () => {
  const now = t.clock.now();
  await another(ann, 'x'.repeat(300));
  const [, row] = await t.ctx.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', ann.id)
    .orderBy('device')
    .execute();
  expect(row).toMatchObject({
    device: 'x'.repeat(200),
    created_at: now,
    last_seen_at: now,
    expires_at: after(now, 30 * day),
  });
});
