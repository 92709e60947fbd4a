import { reserveAttempt } from '../account/password/throttle.ts';
import { createToken } from '../identity/tokens.ts';
import { day, hour } from '../platform/clock.ts';
import { takeFrom } from '../platform/limits.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { forgetExpired } from './forget-expired.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const tables = [
  'sessions',
  'tokens',
  'login_throttle',
  'rate_buckets',
  'idempotency_keys',
] as const;

async function rows(): Promise<number> {
  const found = await Promise.all(
    tables.map((table) => t.ctx.db.selectFrom(table).selectAll().execute()),
  );
  return found.flat().length;
}

test('what is in use stays; after its term nothing of it is left [S105]', async () => {
  const { id } = await testMember(t);
  await t.ctx.db.transaction().execute(async (trx) => {
    await createToken(t.ctx, trx, { user_id: id, purpose: 'activate', lifetime: hour });
  });
  await reserveAttempt(t.ctx, 'afterglow', 'somebody@example.com');
  await takeFrom(t.ctx, 'something', { burst: 2, seconds: 60 });
  const key = { user_id: id, key: 'a-key-of-mine', request_hash: 'x', created_at: t.clock.now() };
  await t.ctx.db.insertInto('idempotency_keys').values(key).execute();
  await forgetExpired(t.ctx);
  expect(await rows()).toBe(5);
  t.clock.advance(32 * day);
  await forgetExpired(t.ctx);
  expect(await rows()).toBe(0);
});
