import type { ServerResponse } from 'node:http';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { announce } from './announce.ts';
import { eventId } from './event-id.ts';
import type { EventViews } from './event-views.ts';
import { lookAfter } from './look-after.ts';
import { startOf } from './read-events.ts';
import { Stream } from './stream.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function ownerOf({ id }: TestMember) {
  const { id: sessionId } = await t.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return { userId: id, sessionId, language: 'en' };
}

test('one statement says of many streams who goes on, and for whom something waits', async () => {
  const [ann, bob] = [await testMember(t), await testMember(t)];
  const news = { type: 'payment', data: { payment: 'p1', status: 'completed' } } as const;
  const tellBob = () =>
    t.ctx.db.transaction().execute((trx) => announce(t.ctx, trx, { to: bob.id, ...news }));
  await tellBob();
  const position = await untilAllEnded(bob);
  const look = (owners: Stream['owner'][]) =>
    lookAfter(
      t.ctx,
      owners.map((owner) => ({ owner, position })),
    );
  const gone = { ...(await ownerOf(ann)), sessionId: '0'.repeat(26) };
  const owners = [await ownerOf(ann), await ownerOf(bob), gone];
  expect((await look(owners)).states.map(({ waiting }) => waiting)).toEqual([false, false, false]);
  await tellBob();
  let looked = await look(owners);
  expect(looked.states).toMatchObject([
    { running: true, waiting: false },
    { running: true, waiting: true },
    { running: false },
  ]);
  const statements = await statementsOf(async () => {
    looked = await look(owners);
  });
  expect(statements).toHaveLength(1);
  expect(BigInt(looked.oldest)).toBeGreaterThanOrEqual(BigInt(position));
});

test('a stream goes on with its session and its member: one that ran out or was banned does not', async () => {
  const [ann, bob, cat, dan] = await Promise.all([1, 2, 3, 4].map(() => testMember(t)));
  const owners = await Promise.all([ann, bob, cat, dan].map((one) => ownerOf(one as TestMember)));
  const change = (status: 'not_confirmed' | 'banned', { id }: TestMember) =>
    t.ctx.db.updateTable('users').set({ status }).where('id', '=', id).execute();
  await change('not_confirmed', bob as TestMember);
  await change('banned', cat as TestMember);
  const ends = t.ctx.db.updateTable('sessions').set({ expires_at: t.clock.now() });
  await ends.where('user_id', '=', (dan as TestMember).id).execute();
  const nobody = { userId: '0'.repeat(26), sessionId: '0'.repeat(26), language: 'en' };
  const all = [...owners, nobody].map((owner) => ({ owner, position: '0' }));
  const { states } = await lookAfter(t.ctx, all);
  expect(states.map(({ running }) => running)).toEqual([true, true, false, false, false]);
  expect(states.map(({ moved }) => moved)).toEqual([false, false, false, false, true]);
});

/** Where a member's page starts, when all that was told has ended: other tests share the server. */
async function untilAllEnded({ id }: TestMember): Promise<string> {
  const { position: last } = await t.ctx.db
    .selectFrom('live_events')
    .select('position')
    .where('user_id', '=', id)
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  for (;;) {
    const start = await startOf(t.ctx.db, id);
    if (BigInt(start) > BigInt(last)) return start;
  }
}

test('the id of a stream for which nothing waits stays young, and where it was [R03]', async () => {
  const said: string[] = [];
  const response = { on() {}, write: (text: string) => said.push(text) };
  const owner = await ownerOf(await testMember(t));
  const stream = new Stream(t.ctx, {} as EventViews, response as unknown as ServerResponse, owner, {
    position: '7',
    told: new Set(['9']),
  });
  t.clock.advance(minute);
  stream.isUpToDate('12');
  expect(said).toEqual([
    `id: ${eventId({ position: '7', told: new Set(['9']) }, t.clock.now())}\n\n`,
  ]);
});
