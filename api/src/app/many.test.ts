import { sql } from 'kysely';
import { interestKeys } from '../settings/interests.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { makeLists } from '../testing/bench/make-lists.ts';
import { makePeople } from '../testing/bench/make-people.ts';
import { cloneDatabase, type TestDatabase } from '../testing/database.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { pagesRead } from '../testing/pages-read.ts';

const people = 2000;

let database: TestDatabase;
let t: TestApp;
beforeAll(async () => {
  database = await cloneDatabase();
  t = await testApp(database);
  await makePeople(database.connection, interestKeys, people, t.clock.now());
  // Of a small table the server reads all, whatever is asked of it.
  await sql`insert into likes (from_id, to_id, is_new, created_at)
    select 'm' || lpad(n::text, 25, '0'), 'm' || lpad(((n + k) % ${people}::int)::text, 25, '0'), false, now()
    from generate_series(0, ${people}::int - 1) n cross join generate_series(1, 10) k`.execute(
    t.ctx.db,
  );
});
afterAll(() => t.close());

const member = () =>
  testMember(t, {
    user: { premium_since: t.clock.now() },
    profile: { latitude: 52.09, longitude: 5.12 },
  });

/** All that they were liked by is liked back. */
async function likeBack(...liked: TestMember[]): Promise<void> {
  for (const { id } of liked) {
    await sql`insert into likes (from_id, to_id, is_new, created_at)
      select to_id, from_id, false, created_at from likes where to_id = ${id}`.execute(t.ctx.db);
  }
  await sql`vacuum analyze likes`.execute(t.ctx.db);
}

/** What the database looks at for one call, once its answer is known to be good. */
async function costOf({ client }: TestMember, url: string): Promise<number> {
  const ask = async () => expect((await client.get(url)).status).toBe(200);
  await ask();
  return pagesRead(database.connection, ask);
}

/** A page of a list is full with each. */
const some = { chats: 150, messages: 150, likes: 300 };
const thousands = { chats: 1500, messages: 3000, likes: 1500 };

test('a list of thousands, and a thread, read as much as those that fill a page [R22]', async () => {
  const [ann, eve] = [await member(), await member()];
  const short = await makeLists(database.connection, ann.id, 0, some);
  const long = await makeLists(database.connection, eve.id, 200, thousands);
  // At any moment the server may vacuum one of them by itself.
  await sql`vacuum analyze`.execute(t.ctx.db);
  const thread = '/api/chat.php?conversation=';
  for (const [one, other] of [
    ['/api/chats.php', '/api/chats.php'],
    ['/api/user.php', '/api/user.php'],
    [thread + short, thread + long],
  ] as const) {
    const full = await costOf(ann, one);
    // Of few pages some are read more by chance; with each of thousands it would be hundreds.
    expect(await costOf(eve, other)).toBeLessThanOrEqual(Math.max(full * 1.2, full + 12));
  }
});

test('of thousands of likes, received and given, no more is read than the answer has', async () => {
  const [ann, eve] = [await member(), await member()];
  await makeLists(database.connection, ann.id, 0, { ...some, chats: 1 });
  await makeLists(database.connection, eve.id, 200, { ...thousands, chats: 1 });
  await likeBack(ann, eve);
  const full = await costOf(ann, '/api/likes.php');
  expect(await costOf(eve, '/api/likes.php')).toBeLessThanOrEqual(full * 1.1);
});

test.each(['received', 'given', 'matches'])(
  'a page of thousands of likes %s reads as much as one of a few [R22]',
  async (type) => {
    const [ann, eve] = [await member(), await member()];
    await makeLists(database.connection, ann.id, 0, { ...some, chats: 1, likes: 30 });
    await makeLists(database.connection, eve.id, 200, { ...thousands, chats: 1 });
    await likeBack(ann, eve);
    const page = `/api/like-list.php?type=${type}`;
    const few = await costOf(ann, page);
    expect(await costOf(eve, page)).toBeLessThanOrEqual(few * 1.2);
  },
);

test.each(['near', 'recent'])(
  'the twentieth page of a search by %s reads no more than the second [R21]',
  async (sort) => {
    const him = await member();
    let url = `/api/search.php?sort=${sort}`;
    let second = 0;
    for (let page = 2; page <= 20; page += 1) {
      const { cursor } = (await him.client.get(url)).body as { cursor: string };
      url = `/api/search.php?sort=${sort}&page=${page}&cursor=${encodeURIComponent(cursor)}`;
      if (page === 2) second = await costOf(him, url);
    }
    expect(await costOf(him, url)).toBeLessThanOrEqual(second * 2);
  },
);
