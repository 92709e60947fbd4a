import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought } from '../testing/buyer.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import {
  lockAccount,
  lockConversation,
  lockOrders,
  lockPair,
  lockPayment,
  lockPhotos,
  lockToSend,
} from './locks.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let cas: TestMember;
beforeAll(async () => {
  t = await testApp();
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
  cas = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

test('a lock that comes before one that is held is refused, so nobody can wait in a circle', async () => {
  const photosFirst = t.ctx.db.transaction().execute(async (trx) => {
    await lockPhotos(trx, 'ann');
    await lockPair(trx, 'ann', 'bob');
  });
  await expect(photosFirst).rejects.toThrow('The lock "pair" is taken after "photos".');
});

test('what is held already may be asked for again, and several of a kind may be taken', async () => {
  await t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'ann', 'bob');
    await lockPair(trx, 'ann', 'cas');
    await lockPhotos(trx, 'ann');
    await lockPair(trx, 'bob', 'ann');
  });
});

test('another transaction waits for a pair, whichever way round it is named', async () => {
  const order: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold = () => {};
  const holding = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const first = t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'ann', 'bob');
    hold();
    await released;
    order.push('first');
  });
  await holding;
  const second = t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'bob', 'ann');
    order.push('second');
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

/** Whether what one transaction holds lets another one pass. */
async function letsPass(holds: (trx: Trx) => unknown, asks: (trx: Trx) => unknown) {
  return t.ctx.db.transaction().execute(async (holding) => {
    await holds(holding);
    const other = t.ctx.db.transaction().execute(async (asking) => {
      await sql`set local lock_timeout = '50ms'`.execute(asking);
      await asks(asking);
    });
    return other.then(
      () => true,
      (error) => {
        expect(String(error)).toContain('lock timeout');
        return false;
      },
    );
  });
}

/** What goes with the next statement, and that one. */
async function toSend(trx: Trx, ...sending: [string, Parameters<typeof lockToSend>[2]]) {
  await lockToSend(trx, ...sending);
  await sql`select`.execute(trx);
}

test.each([
  ['orders', lockOrders],
  ['an account', lockAccount],
  ['photos', lockPhotos],
])(
  '%s of a member are held from whoever wants the same, and from nobody else',
  async (_what, lock) => {
    expect(
      await letsPass(
        async (trx) => lock(trx, ann.id),
        (trx) => lock(trx, ann.id),
      ),
    ).toBe(false);
    expect(
      await letsPass(
        async (trx) => lock(trx, ann.id),
        (trx) => lock(trx, bob.id),
      ),
    ).toBe(true);
  },
);

test('an account that nobody had before is there once it is held', async () => {
  const newcomer = await testMember(t);
  const accounts = () =>
    t.ctx.db.selectFrom('credit_accounts').selectAll().where('user_id', '=', newcomer.id).execute();
  expect(await accounts()).toEqual([]);
  await t.ctx.db.transaction().execute((trx) => lockAccount(trx, newcomer.id));
  expect(await accounts()).toHaveLength(1);
});

test('orders and photos of a member do not wait for each other', async () => {
  const photos = (trx: Trx) => lockPhotos(trx, ann.id);
  expect(await letsPass((trx) => lockOrders(trx, ann.id), photos)).toBe(true);
});

test('a conversation is held, and the others are not', async () => {
  const { conversation: one } = await write(ann, bob);
  const { conversation: other } = await write(ann, cas);
  const holds = (trx: Trx) => lockConversation(trx, one);
  expect(await letsPass(holds, (trx) => lockConversation(trx, one))).toBe(false);
  expect(await letsPass(holds, (trx) => lockConversation(trx, other))).toBe(true);
});

test('who sends holds the pair, named either way, and the own account', async () => {
  const { conversation: between } = await write(ann, bob);
  for (const named of [{ profile: bob.id }, { conversation: between }]) {
    const sends = (trx: Trx) => toSend(trx, ann.id, named);
    expect(await letsPass(sends, (trx) => lockPair(trx, bob.id, ann.id))).toBe(false);
    expect(await letsPass(sends, (trx) => lockAccount(trx, ann.id))).toBe(false);
    expect(await letsPass(sends, (trx) => lockPair(trx, ann.id, cas.id))).toBe(true);
    expect(await letsPass(sends, (trx) => lockAccount(trx, bob.id))).toBe(true);
  }
});

test('a conversation of others holds nothing', async () => {
  const { conversation: between } = await write(bob, cas);
  const sends = (trx: Trx) => toSend(trx, ann.id, { conversation: between });
  expect(await letsPass(sends, (trx) => lockPair(trx, bob.id, cas.id))).toBe(true);
  expect(await letsPass(sends, (trx) => lockAccount(trx, ann.id))).toBe(true);
});

test('a payment is held with all that is known of it, and the others are not', async () => {
  const [one, other] = [await bought(ann), await bought(bob)].map((it) => it.payment.payment_id);
  if (!one || !other) throw new Error('nothing was ordered');
  const holds = async (trx: Trx) =>
    expect(await lockPayment(trx, one)).toMatchObject({ id: one, user_id: ann.id });
  expect(await letsPass(holds, (trx) => lockPayment(trx, one))).toBe(false);
  expect(await letsPass(holds, (trx) => lockPayment(trx, other))).toBe(true);
});
