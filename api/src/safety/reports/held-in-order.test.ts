import sharp from 'sharp';
import { holdRow } from '../../identity/hold-account.ts';
import type { Trx } from '../../platform/database.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { during, somebodyWaits } from '../../testing/during.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { appeal, appealToken, decide, report } from '../../testing/reports.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { uploaded } from '../../testing/upload.ts';

let t: TestApp;
let rude: TestMember;
let picture: Buffer;
beforeAll(async () => {
  const create = { width: 300, height: 400, channels: 3, background: '#a52' } as const;
  picture = await sharp({ create }).jpeg().toBuffer();
  t = await testApp();
});
beforeEach(async () => {
  rude = await testMember(t);
});
afterAll(() => t.close());

/** What an erasure does: the account first, then what hangs on it, while somebody decides. */
async function erasedDuring(act: () => Promise<string>, hangs: (trx: Trx) => Promise<unknown>) {
  const { deciding } = await t.ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', rude.id).forNoKeyUpdate().execute();
    const deciding = act();
    await Promise.race([deciding, somebodyWaits(t)]);
    await hangs(trx);
    return { deciding };
  });
  return deciding;
}

const reported = async () => (await report(await testMember(t), rude)).report;

test('a report is decided while its member is being erased, and neither stops the other', async () => {
  const id = await reported();
  const decided = await erasedDuring(
    () => decide(t, id, 'ban'),
    (trx) => trx.updateTable('reports').set({ remarks: '' }).where('id', '=', id).execute(),
  );
  expect(decided).toContain('1 decided');
});

test('so is an appeal', async () => {
  await decide(t, await reported(), 'ban');
  await appeal(t, await appealToken(t, rude));
  const appeals = t.ctx.db.selectFrom('appeals').select('id').where('user_id', '=', rude.id);
  const { id } = await appeals.executeTakeFirstOrThrow();
  const how = ['--answer', 'granted', '--why', 'looked at', '--who', 'grace'];
  const answered = await erasedDuring(
    () => typeCommand(t, 'appeal', 'decide', id, ...how),
    (trx) => trx.updateTable('appeals').set({ said: '' }).where('id', '=', id).execute(),
  );
  expect(answered).toContain('is granted');
});

test.each(['verify', 'unverify'])('so is the mark of who is verified: %s', async (verb) => {
  const photo = await uploaded(rude, picture);
  const sent = { user_id: rude.id, pose: 'thumb_up', sent_at: t.clock.now() };
  const waiting = { ...sent, status: 'waiting' } as const;
  await t.ctx.db.insertInto('verifications').values(waiting).execute();
  const how = verb === 'verify' ? [photo.id] : ['--reason', 'unclear'];
  const decided = await during(
    t,
    (trx) => holdRow(trx, rude.id),
    () => typeCommand(t, 'member', verb, rude.id, ...how, '--why', 'looked at'),
  );
  expect(decided).toContain(rude.id);
});
