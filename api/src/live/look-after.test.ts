import type { ServerResponse } from 'node:http';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { announce } from './announce.ts';
import type { EventViews } from './event-views.ts';
import { lookAfter } from './look-after.ts';
import { currentPosition } from './read-events.ts';
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
  const position = await currentPosition(t.ctx.db);
  const news = { type: 'payment', data: { payment: 'p1', status: 'completed' } } as const;
  await t.ctx.db.transaction().execute((trx) => announce(t.ctx, trx, { to: bob.id, ...news }));
  const gone = { ...(await ownerOf(ann)), sessionId: '0'.repeat(26) };
  const owners = [await ownerOf(ann), await ownerOf(bob), gone];
  const streams = owners.map((owner) => ({ owner, position }));
  let looked = await lookAfter(t.ctx, streams);
  expect(looked.states).toMatchObject([
    { running: true, waiting: false },
    { running: true, waiting: true },
    { running: false },
  ]);
  // Transactions of other tests, which share the server, hold the position back until they end.
  while (BigInt(looked.position) <= BigInt(position)) looked = await lookAfter(t.ctx, streams);
  const statements = await statementsOf(async () => {
    looked = await lookAfter(
      t.ctx,
      streams.map((one) => ({ ...one, position: looked.position })),
    );
  });
  expect(statements).toHaveLength(1);
  expect(looked.states.map(({ waiting }) => waiting)).toEqual([false, false, false]);
});

test('a stream that missed nothing goes on from where the look was, unless it has read meanwhile', async () => {
  const said: string[] = [];
  const response = { on() {}, write: (text: string) => said.push(text) };
  const owner = await ownerOf(await testMember(t));
  const stream = new Stream(t.ctx, {} as EventViews, response as unknown as ServerResponse, owner, {
    position: '7',
    told: new Set(),
  });
  stream.advance('7', '9');
  expect([stream.position, said.join('')]).toEqual([
    '9',
    expect.stringMatching(/^id: 9\.\d+\n\n$/),
  ]);
  stream.advance('7', '8');
  expect([stream.position, said.length]).toEqual(['9', 1]);
});
