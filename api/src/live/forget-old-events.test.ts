import { after, hour, minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { announce } from './announce.ts';
import { forgetOldEvents } from './forget-old-events.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('an event is kept for an hour, so that whoever comes back within fifty minutes misses none', async () => {
  const bob = await testMember(t);
  const now = t.clock.now();
  const ages = { new: 0, asked: 50 * minute, last: hour, old: hour + 1, gone: 3 * hour };
  for (const [payment, age] of Object.entries(ages)) {
    const data = { payment, status: 'completed' };
    await t.ctx.db
      .transaction()
      .execute((trx) => announce(t.ctx, trx, { to: bob.id, type: 'payment', data }));
    const made = after(now, -age);
    const events = t.ctx.db.updateTable('live_events').set({ created_at: made });
    await events.where(({ eb }) => eb.ref('data', '->>').key('payment'), '=', payment).execute();
  }
  await forgetOldEvents(t.ctx);
  const left = await t.ctx.db.selectFrom('live_events').select('data').execute();
  expect(left.map(({ data }) => data.payment).sort()).toEqual(['asked', 'last', 'new']);
});
