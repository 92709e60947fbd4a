import { sql } from 'kysely';
import { newId } from '../../platform/random.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { downloadOf, givePassword } from '../../testing/own-data.ts';
import { tablesOfMembers } from './tables-of-members.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface OwnData {
  data: Record<string, Record<string, unknown>[]>;
}

test('every table says whether it is in the download, and only tables that are there [S103]', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'schema_migrations'`.execute(t.ctx.db);
  expect(Object.keys(tablesOfMembers).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('one gets what is one’s own, and nothing of others or of ours [S103]', async () => {
  const me = await testMember(t, {
    user: { email: 'mine@example.com', password_hash: 'SECRET hash' },
    profile: { gender: 'female', seeks: 'male', about_me: 'I sail.' },
    credits: 100,
  });
  const other = await testMember(t, {
    user: { email: 'theirs@example.com' },
    profile: { about_me: 'I fly.' },
    credits: 100,
  });
  const stranger = await testMember(t, { credits: 100 });
  await me.client.post('/api/like.php', { profile: other.id });
  await other.client.post('/api/like.php', { profile: me.id });
  const say = (from: typeof me, to: typeof me, body: string) => {
    const client_id = crypto.randomUUID();
    return from.client.post('/api/message.php', { client_id, profile: to.id, kind: 'text', body });
  };
  await say(me, other, 'Said by me');
  await say(other, me, 'Said to me');
  await say(stranger, other, 'Said elsewhere');
  await withdrawn(other.id, 'Withdrawn from me');
  await givePassword(t, me);
  const answer = await me.client.get(await downloadOf(me, '/api/own-data.php'));
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-disposition': 'attachment; filename="my-data.json"' },
  });
  for (const mine of ['mine@example.com', 'I sail.', 'Said by me', 'Said to me']) {
    expect(answer.text).toContain(mine);
  }
  const hidden = [
    'SECRET',
    'theirs@example.com',
    'I fly.',
    'Said elsewhere',
    'Withdrawn',
    stranger.id,
  ];
  for (const theirs of hidden) expect(answer.text).not.toContain(theirs);
  const { data } = answer.body as OwnData;
  expect(data.likes).toHaveLength(1);
  expect(data.sessions?.[0]).not.toHaveProperty('token_hash');
  expect(data.credit_entries?.length).toBeGreaterThan(1);
});

/** A message of somebody to the member who wrote last with them, which was refunded. */
async function withdrawn(sender: string, body: string): Promise<void> {
  const said = await t.ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('body', '=', 'Said to me')
    .executeTakeFirstOrThrow();
  const id = newId(t.ctx.random);
  const row = { ...said, id, client_id: id, sender_id: sender, seq: said.seq + 1, body };
  await t.ctx.db
    .insertInto('messages')
    .values({ ...row, fetched_at: null, withdrawn_at: t.clock.now() })
    .execute();
}
