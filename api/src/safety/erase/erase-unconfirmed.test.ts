import { startSession } from '../../identity/session.ts';
import { after, day, minute } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { newSecret } from '../../platform/random.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy } from '../../testing/buyer.ts';
import { during } from '../../testing/during.ts';
import { testMember } from '../../testing/member.ts';
import { eraseDue } from './erase-due.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an account that nobody confirmed goes once nobody uses it, and its address is free again', async () => {
  const unconfirmed = (name: string, part: Parameters<typeof testMember>[1] = {}) =>
    testMember(t, {
      user: { status: 'not_confirmed', email: `${name}@nobody.example`, ...part.user },
      profile: { active: false, ...part.profile },
    });
  const forgotten = await unconfirmed('forgotten');
  const buyer = await unconfirmed('buyer');
  await buy(buyer);
  const confirmed = await testMember(t, { user: { email: 'confirmed@nobody.example' } });
  t.clock.advance(30 * day);
  const seen = await unconfirmed('seen', {
    user: { signup_date: after(t.clock.now(), -60 * day) },
    profile: { last_seen_at: after(t.clock.now(), -29 * day) },
  });
  const left = async () => {
    await eraseDue(t.ctx);
    const rows = t.ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', 'like', '%@nobody.example');
    return (await rows.execute()).map(({ id }) => id).sort();
  };
  const others = [buyer, confirmed, seen].map(({ id }) => id);
  expect(await left()).toEqual([forgotten.id, ...others].sort());
  t.clock.advance(minute);
  expect(await left()).toEqual([...others].sort());
  const profiles = t.ctx.db.selectFrom('profiles').select('id').where('id', '=', forgotten.id);
  expect(await profiles.execute()).toEqual([]);
});

test('who comes back to an account that nobody confirmed keeps it, in that very moment, too', async () => {
  const away = async () => {
    const { id } = await testMember(t, {
      user: { status: 'not_confirmed', signup_date: after(t.clock.now(), -60 * day) },
      profile: { active: false, last_seen_at: after(t.clock.now(), -31 * day) },
    });
    await t.ctx.db.deleteFrom('sessions').where('user_id', '=', id).execute();
    return id;
  };
  const logIn = async (db: Db, id: string) => {
    await startSession(t.ctx, db, id, newSecret(t.ctx.random), 'Test');
  };
  const [back, comingBack] = [await away(), await away()];
  await logIn(t.ctx.db, back);
  await during(
    t,
    (trx) => logIn(trx, comingBack),
    () => eraseDue(t.ctx),
  );
  const profiles = t.ctx.db.selectFrom('profiles').select('id');
  const kept = await profiles.where('id', 'in', [back, comingBack]).execute();
  expect(kept).toHaveLength(2);
});
