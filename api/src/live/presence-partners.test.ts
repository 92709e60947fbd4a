import { jest } from '@jest/globals';
import type { Notice } from '../platform/bus/bus.ts';
import { after } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { passingTopic } from './event-types.ts';
import { Presence } from './presence.ts';

let t: TestApp;
let me: TestMember;
/** Members with a page here, as far as `presence` knows. */
let here: Set<string>;
let presence: Presence;
/** Who is told of whom, in order. */
let told: { to: string[]; data: unknown }[];
let hearNoMore: () => void;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { credits: 1000, user: { premium_since: t.clock.now() } });
  told = [];
  hearNoMore = t.ctx.bus.on(({ topic, type, to, data }: Notice) => {
    if (topic === passingTopic && type === 'presence') told.push({ to, data });
  });
  here = new Set();
  presence = new Presence(t.ctx, (member) => here.has(member));
});
afterEach(() => {
  presence.close();
  hearNoMore();
  jest.restoreAllMocks();
});

async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 3000; !isTrue(); ) {
    if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}: ${JSON.stringify(told)}`);
    await new Promise(setImmediate);
  }
}

/** Who is told that I came. */
async function toldOfMe(): Promise<string[]> {
  presence.came(me.id);
  await until(() => told.length > 0);
  return told.flatMap(({ to }) => to);
}

test('those are told whom one writes with, and still has in the list, and nobody else', async () => {
  const [friend, removed, blocked, blocker] = await Promise.all(
    [1, 2, 3, 4].map(() => testMember(t)),
  );
  const all = [friend, removed, blocked, blocker] as TestMember[];
  for (const other of all) await write(me, other);
  await testMember(t);
  await me.client.delete(`/api/chat.php?profile=${removed?.id}`);
  await me.client.post('/api/block.php', { profile: blocked?.id });
  await blocker?.client.post('/api/block.php', { profile: me.id });
  expect(await toldOfMe()).toEqual([friend?.id]);
  expect(told[0]?.data).toEqual({ profile: me.id, online: true });
});

test('of somebody whose profile is not shown nobody is told', async () => {
  const [friend, other] = [await testMember(t), await testMember(t, { credits: 10 })];
  await write(me, friend);
  const profile = t.ctx.db.updateTable('profiles').where('id', '=', me.id);
  await profile.set({ active: false }).execute();
  await write(other, friend);
  presence.came(me.id);
  presence.came(other.id);
  await until(() => told.length > 0);
  expect(told).toEqual([{ to: [friend.id], data: { profile: other.id, online: true } }]);
});

test('of more than a hundred the latest hundred are told', async () => {
  const first = await testMember(t);
  await write(me, first);
  const { conversation_id } = await t.ctx.db
    .selectFrom('conversation_members')
    .select('conversation_id')
    .where('profile_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const others = await Promise.all(Array.from({ length: 100 }, () => testMember(t)));
  const at = (minutes: number) => after(t.clock.now(), minutes * 60_000);
  for (const [n, { id }] of others.entries()) {
    const [profile_a = '', profile_b = ''] = [me.id, id].sort();
    const conversation = `${conversation_id.slice(0, 22)}${String(n).padStart(4, '0')}`;
    const made = { id: conversation, profile_a, profile_b, created_by: me.id, created_at: at(n) };
    await t.ctx.db.insertInto('conversations').values(made).execute();
    const side = { conversation_id: conversation, profile_id: me.id, other_id: id };
    const rows = t.ctx.db.insertInto('conversation_members');
    await rows.values({ ...side, last_message_at: at(n + 1) }).execute();
  }
  expect((await toldOfMe()).sort()).toEqual(others.map(({ id }) => id).sort());
});

test('whoever has a page here and is said to be gone is put right; nobody else is', async () => {
  const friend = await testMember(t);
  await write(me, friend);
  here.add(me.id);
  const hear = (notice: object) => t.ctx.bus.tellHere({ topic: '', to: [], ...notice });
  const gone = { type: 'presence', data: { profile: me.id, online: false } };
  hear({ ...gone, topic: 'other' });
  hear({ ...gone, topic: passingTopic, type: 'typing' });
  hear({ topic: passingTopic, type: 'presence', data: { profile: me.id, online: true } });
  hear({ topic: passingTopic, type: 'presence', data: { profile: friend.id, online: false } });
  hear({ ...gone, topic: passingTopic });
  await until(() => told.some(({ to }) => to.length > 0));
  expect(told.filter(({ to }) => to.length > 0)).toEqual([
    { to: [friend.id], data: { profile: me.id, online: true } },
  ]);
});

test('what cannot be told is noted, and harms nobody', async () => {
  const warned = jest.spyOn(t.ctx.log, 'warn');
  presence.came('a\u0000b');
  await until(() => warned.mock.calls.length > 0);
  expect(warned).toHaveBeenCalledWith({ err: expect.anything() }, 'presence not told');
  expect(told).toEqual([]);
});
