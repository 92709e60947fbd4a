import { sql } from 'kysely';
import { balanceOf } from '../../credits/balance.ts';
import { newId } from '../../platform/random.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
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
  await write(me, other, { body: 'Said by me' });
  await write(other, me, { body: 'Said to me' });
  await write(stranger, other, { body: 'Said elsewhere' });
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
  expect(data.likes?.[0]).not.toHaveProperty('is_new');
  expect(data.messages).toHaveLength(2);
  for (const message of data.messages ?? []) expect(message).not.toHaveProperty('credits');
  expect(data.sessions?.[0]).not.toHaveProperty('token_hash');
  expect(data.credit_entries?.length).toBeGreaterThan(1);
});

test('what one reads there has come: its writer gets back nothing for it, and it waits to be read', async () => {
  const [me, other] = [await testMember(t), await testMember(t, { credits: 100 })];
  await write(other, me, { body: 'Paid for' });
  await givePassword(t, me);
  const { text } = await me.client.get(await downloadOf(me, '/api/own-data.php'));
  expect(text).toContain('Paid for');
  const { body } = await me.client.get('/api/user.php');
  expect(body).toMatchObject({ user: { num_unread_messages: 1 } });
  expect((await me.client.delete(`/api/chat.php?profile=${other.id}`)).status).toBe(204);
  expect(await balanceOf(t.ctx.db, other.id)).toBe(90);
});

test('a decision about a member is in it, and nothing of who reported or what is not decided [S103]', async () => {
  const [me, other] = [await testMember(t), await testMember(t)];
  const now = t.clock.now();
  const message_id = newId(t.ctx.random);
  const report = (status: 'open' | 'upheld' | 'dismissed', remarks: string) => ({
    ...{ id: newId(t.ctx.random), reporter_id: other.id, profile_id: me.id, reason: 'spam' },
    ...{
      message_id,
      remarks,
      status,
      created_at: now,
      decided_by: status === 'open' ? null : 'grace',
    },
    ...{
      measure: status === 'upheld' ? ('warning' as const) : null,
      decided_at: status === 'open' ? null : now,
    },
  });
  const [upheld, ...others] = [
    report('upheld', 'Sells watches'),
    report('open', 'Sells hats'),
    report('dismissed', 'Sells shoes'),
  ];
  await t.ctx.db
    .insertInto('reports')
    .values([upheld, ...others])
    .execute();
  await givePassword(t, me);
  const { text, body } = await me.client.get(await downloadOf(me, '/api/own-data.php'));
  expect((body as OwnData).data.reports_about_me).toEqual([
    {
      ...{ id: upheld.id, reason: 'spam', measure: 'warning', photo_id: null, of_message: true },
      ...{ reported_on: now.toISOString().slice(0, 10), decided_at: now.toISOString() },
    },
  ]);
  // The message would name its reader.
  for (const theirs of [other.id, message_id, 'Sells', 'grace']) expect(text).not.toContain(theirs);
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
