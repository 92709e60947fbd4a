import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  me = await testMember(t);
});
afterAll(() => t.close());

async function hearFrom(name: string, to = me): Promise<TestMember> {
  const member = await testMember(t, { credits: 10, profile: { name } });
  t.clock.advance(1000);
  await write(member, to, { body: `I am ${name}` });
  return member;
}

interface List {
  chats: { card: { name: string } }[];
  total_unread: number;
  cursor: string | null;
}
async function list(query = ''): Promise<List> {
  return (await me.client.get(`/api/chats.php?${query}`)).body as List;
}
const names = ({ chats }: List) => chats.map(({ card }) => card.name);

test('conversations are found by a part of the name, whatever it is made of', async () => {
  for (const name of ['Anna', 'Susanna', 'Örjan', '100% Bob']) await hearFrom(name);
  const other = await testMember(t);
  await hearFrom('Annabel', other);
  const q = async (text: string) => names(await list(`q=${encodeURIComponent(text)}`));
  expect(await q('ANNA')).toEqual(['Susanna', 'Anna']);
  expect(await q('örj')).toEqual(['Örjan']);
  expect(await q('%')).toEqual(['100% Bob']);
  expect(await q('_')).toEqual([]);
  expect((await me.client.get('/api/chats.php?q=')).status).toBe(400);
  expect((await me.client.get(`/api/chats.php?q=${'x'.repeat(51)}`)).status).toBe(400);
});

test('somebody who is hidden is not found by name either', async () => {
  const zoe = await hearFrom('Zoe');
  await me.client.post('/api/block.php', { profile: zoe.id });
  expect(names(await list('q=zoe'))).toEqual([]);
});

test('beyond a page the list goes on where it ended, each once', async () => {
  for (let n = 0; n < 27; n += 1) await hearFrom(`Member ${n}`);
  // Some came in one moment, as after a backup: none of them may fall between two pages. The database knows
  // moments finer than a clock here does.
  const moment = sql<Date>`${t.clock.now()}::timestamptz + interval '7 microseconds'`;
  const mine = t.ctx.db.updateTable('conversation_members').where('profile_id', '=', me.id);
  await mine.set({ last_message_at: moment }).execute();
  const first = await list();
  expect(first).toMatchObject({ total_unread: 27, chats: { length: 24 } });
  const rest = await list(`cursor=${first.cursor}`);
  expect(rest).toMatchObject({ cursor: null, chats: { length: 3 } });
  expect(new Set([...names(first), ...names(rest)]).size).toBe(27);
});

test('a list of exactly a page ends there', async () => {
  for (let n = 0; n < 24; n += 1) await hearFrom(`Member ${n}`);
  expect(await list()).toMatchObject({ chats: { length: 24 }, cursor: null });
});

test('what waits is counted as far as a badge says it', async () => {
  await hearFrom('Ann');
  const rows = t.ctx.db.updateTable('conversation_members').where('profile_id', '=', me.id);
  await rows.set({ unread: 999 }).execute();
  expect((await list()).total_unread).toBe(999);
  await rows.set({ unread: 5000 }).execute();
  expect((await list()).total_unread).toBe(1000);
});
