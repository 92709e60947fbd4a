import { jest } from '@jest/globals';
import type { Notice } from '../platform/bus/bus.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { type Announcement, announce, broadcast } from './announce.ts';
import { addPages, type Told } from './pages-here.ts';
import { isHeard, keepAndSay, say } from './say.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let told: { member: string; told: Told }[];
let takesWhat: string[];
let leave: () => void;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  [ann, bob] = [await testMember(t), await testMember(t)];
  told = [];
  takesWhat = [];
  leave = addPages(t.ctx.bus, {
    takes: (member) => takesWhat.includes(member),
    tell: (member, what) => void told.push({ member, told: what }),
  });
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

const paid = ({ id: to }: TestMember, payment: string): Announcement => ({
  ...{ to, type: 'payment' },
  data: { payment, status: 'completed' },
});
const payments = ({ events }: Told) =>
  events.map(({ data }) => (data as { payment: string }).payment);

/** Notices that other processes get, in order. */
function noticesToOthers(): Notice[] {
  const notices: Notice[] = [];
  jest.spyOn(t.ctx.bus, 'tellOthers').mockImplementation(async (some) => {
    notices.push(...some);
  });
  return notices;
}

test('what was kept together is told each member once, theirs alone, and others by one notice', async () => {
  const notices = noticesToOthers();
  await keepAndSay(t.ctx, async () => [paid(ann, 'a1'), paid(bob, 'b1'), paid(ann, 'a2')]);
  expect(told.map((one) => [one.member, payments(one.told)])).toEqual([
    [ann.id, ['a1', 'a2']],
    [bob.id, ['b1']],
  ]);
  const kept = await t.ctx.db
    .selectFrom('live_events')
    .select(['id', 'position'])
    .where('user_id', '=', bob.id)
    .executeTakeFirstOrThrow();
  const [bobs] = told.filter(({ member }) => member === bob.id);
  expect(bobs?.told).toMatchObject({ position: kept.position, events: [{ id: kept.id }] });
  expect(notices).toEqual([{ topic: 'live', to: [ann.id, bob.id] }]);
});

test('what comes to nothing, or is taken back, is told to nobody', async () => {
  const notices = noticesToOthers();
  await keepAndSay(t.ctx, async () => []);
  const refused = keepAndSay(t.ctx, async (trx) => {
    await trx.deleteFrom('live_events').where('user_id', '=', ann.id).execute();
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect([told, notices]).toEqual([[], []]);
});

test('of whom a block hides nothing is told, from either side; others hear of the same [S68]', async () => {
  noticesToOthers();
  const cat = await testMember(t);
  await t.ctx.db
    .insertInto('blocks')
    .values({ blocker_id: ann.id, blocked_id: bob.id, created_at: t.clock.now() })
    .execute();
  const liked = ({ id: to }: TestMember, { id: from }: TestMember): Announcement => ({
    ...{ to, from, type: 'like' },
    data: { profile: from },
  });
  await keepAndSay(t.ctx, async () => [liked(ann, bob), liked(bob, ann), liked(cat, bob)]);
  expect(told.map((one) => one.member)).toEqual([cat.id]);
});

test('what a transaction announces is noticed once for each member, here as elsewhere', async () => {
  const heard: Notice[] = [];
  const hearNoMore = t.ctx.bus.on((notice) => void heard.push(notice));
  await t.ctx.db
    .transaction()
    .execute((trx) => announce(t.ctx, trx, paid(ann, 'a'), paid(bob, 'b'), paid(ann, 'c')));
  await t.ctx.bus.check();
  hearNoMore();
  expect(heard).toEqual([{ topic: 'live', to: [ann.id, bob.id] }]);
});

test('who is told of credits is told what there is; where nobody is it is not known', async () => {
  noticesToOthers();
  const events = [{ ...paid(ann, 'p'), id: 'e' }];
  await say(t.ctx, { events, position: '7', credits: 40 });
  await say(t.ctx, { events, position: '8', credits: null });
  expect(told.map((one) => one.told.credits)).toEqual([40, 0]);
});

test('that others cannot be told is noted: it happened all the same', async () => {
  const warned = jest.spyOn(t.ctx.log, 'warn');
  const away = new Error('away');
  jest.spyOn(t.ctx.bus, 'tellOthers').mockRejectedValue(away);
  jest.spyOn(t.ctx.db, 'getExecutor').mockImplementation(() => {
    throw away;
  });
  await say(t.ctx, { events: [{ ...paid(ann, 'p'), id: 'e' }], position: '7', credits: null });
  expect(told).toHaveLength(1);
  expect(warned).toHaveBeenCalledWith({ err: away }, 'others not told');
});

test('a member is heard where a page takes what it is told, and no more once that is gone', () => {
  takesWhat = [ann.id];
  expect([isHeard(t.ctx, ann.id), isHeard(t.ctx, bob.id)]).toEqual([true, false]);
  const second = addPages(t.ctx.bus, { takes: (member) => member === bob.id, tell() {} });
  expect([isHeard(t.ctx, ann.id), isHeard(t.ctx, bob.id)]).toEqual([true, true]);
  second();
  leave();
  expect([isHeard(t.ctx, ann.id), isHeard(t.ctx, bob.id)]).toEqual([false, false]);
});

test('what only passes is told here at once and elsewhere, and is not kept', async () => {
  const here: Notice[] = [];
  const hearNoMore = t.ctx.bus.on((notice) => void here.push(notice));
  const notices = noticesToOthers();
  const typing = { conversation: 'c', profile: ann.id };
  const telling = broadcast(t.ctx, [bob.id], 'typing', typing);
  const notice = { topic: 'live-passing', to: [bob.id], type: 'typing', data: typing };
  expect(here).toEqual([notice]);
  await telling;
  expect(notices).toEqual([notice]);
  await broadcast(t.ctx, [], 'typing', typing);
  hearNoMore();
  expect([here.length, notices.length]).toEqual([1, 1]);
  const kept = t.ctx.db.selectFrom('live_events').where('type', '=', 'typing' as never);
  expect(await kept.select('id').execute()).toEqual([]);
});

test('what is told in one moment goes together; where that way is closed, by the database one by one', async () => {
  const telling = jest.spyOn(t.ctx.bus, 'tellOthers').mockRejectedValue(new Error('away'));
  const statements = await statementsOf(() =>
    Promise.all(
      [ann, bob].map(({ id }) => broadcast(t.ctx, [id], 'presence', { profile: id, online: true })),
    ),
  );
  expect(telling.mock.calls.map(([notices]) => notices.map(({ to }) => to))).toEqual([
    [[ann.id], [bob.id]],
  ]);
  expect(statements.filter((text) => text.includes('pg_notify'))).toHaveLength(2);
});
