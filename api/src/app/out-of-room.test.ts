import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** The database fails with this code wherever a message is written, until `heal`. */
async function failWith(code: string, message: string): Promise<void> {
  await sql
    .raw(`create function fail() returns trigger language plpgsql as $$
      begin raise exception using errcode = '${code}', message = '${message}'; end $$`)
    .execute(t.ctx.db);
  await sql`create trigger fail before insert on messages execute function fail()`.execute(
    t.ctx.db,
  );
}
const heal = () => sql`drop function fail cascade`.execute(t.ctx.db);

test.each([
  ['disk is full', '53100', 'No space left on device', 503],
  ['memory gives out', '53200', 'out of memory', 503],
  ['disk cannot be read', '58030', 'Input/output error', 503],
  ['disk is read-only', '42501', 'could not write to log file "1": Read-only file system', 503],
  ['rights are missing', '42501', 'permission denied for table messages', 500],
  ['code is broken', '42P01', 'relation "nothing" does not exist', 500],
])(
  'while the database’s %s a message is told when to be sent again, or that it cannot [R30]',
  async (_what, code, message, status) => {
    const [ann, bob] = await Promise.all([testMember(t, { credits: 100 }), testMember(t)]);
    const body = { profile: bob.id, client_id: randomUUID(), kind: 'text', body: 'Hello' };
    const send = () => ann.client.post('/api/message.php', body);
    await failWith(code, message);
    const refused = await send();
    expect(refused.status).toBe(status);
    expect(refused.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
    await heal();
    expect((await send()).status).toBe(200);
    expect(await balanceOf(t.ctx.db, ann.id)).toBe(90);
  },
);
