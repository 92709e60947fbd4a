import { attemptsAt, reserveAttempt } from '../account/password/throttle.ts';
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
  await reserveAttempt(t.ctx, attemptsAt('afterglow', 'somebody@example.com'));
  await takeFrom(t.ctx, 'something', { burst: 2, seconds: 60 });
  const key = { user_id: id, key: 'a-key-of-mine', request_hash: 'x', created_at: t.clock.now() };
  await t.ctx.db.insertInto('idempotency_keys').values(key).execute();
  await forgetExpired(t.ctx);
  expect(await rows()).toBe(5);
  t.clock.advance(32 * day);
  await forgetExpired(t.ctx);
  expect(await rows()).toBe(0);
});

test('a mail is forgotten thirty days after it was sent, or given up; what is due stays', async () => {
  const now = t.clock.now();
  const mail = (id: string, ended: object) => ({
    ...{ id, site_id: 'afterglow', recipient: `${id}@example.com`, template: 'welcome' },
    ...{ language: 'en', data: {}, created_at: now, next_attempt_at: now, ...ended },
  });
  await t.ctx.db
    .insertInto('outbox_mail')
    .values([mail('sent', { sent_at: now }), mail('failed', { failed_at: now }), mail('due', {})])
    .execute();
  const left = async () => {
    await forgetExpired(t.ctx);
    const mails = await t.ctx.db.selectFrom('outbox_mail').select('id').orderBy('id').execute();
    return mails.map(({ id }) => id);
  };
  t.clock.advance(30 * day);
  expect(await left()).toEqual(['due', 'failed', 'sent']);
  t.clock.advance(1);
  expect(await left()).toEqual(['due']);
});
