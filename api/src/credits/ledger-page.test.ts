import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

interface Page {
  credits: number;
  entries: { amount: number; balance_after: number; cause: string; profile_name: string | null }[];
  cursor: string | null;
}

async function pageOf({ client }: TestMember, cursor?: string): Promise<Page> {
  const { status, body } = await client.get(
    `/api/ledger.php${cursor === undefined ? '' : `?cursor=${cursor}`}`,
  );
  expect(status).toBe(200);
  return body as Page;
}

/** A member whose ledger has so many entries, of 1, 2, 3 … credits. */
async function memberWith(entries: number): Promise<TestMember> {
  const member = await testMember(t);
  const rows = Array.from({ length: entries }, (_, n) => ({
    id: newId(t.ctx.random),
    user_id: member.id,
    amount: n + 1,
    cause: 'grant' as const,
    reference: newId(t.ctx.random),
    created_at: t.clock.now(),
  }));
  if (entries > 0) await t.ctx.db.insertInto('credit_entries').values(rows).execute();
  return member;
}

test.each([
  [0, [0]],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [100, [50, 50]],
  [101, [50, 50, 1]],
])(
  'of %i entries each is on one page, the newest first, and every page has the balance',
  async (count, sizes) => {
    await memberWith(3);
    const member = await memberWith(count);
    const pages: Page[] = [];
    let cursor: string | undefined;
    do {
      const page: Page = await pageOf(member, cursor);
      pages.push(page);
      cursor = page.cursor ?? undefined;
    } while (cursor !== undefined && pages.length < 9);
    expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
    const expected = Array.from({ length: count }, (_, n) => count - n);
    expect(pages.flatMap(({ entries }) => entries.map(({ amount }) => amount))).toEqual(expected);
    const balance = (count * (count + 1)) / 2;
    expect(pages.map(({ credits }) => credits)).toEqual(sizes.map(() => balance));
  },
);

test('an entry says whom it was about, while they are there; and nobody reads what is of another', async () => {
  const ann = await testMember(t, { credits: 40 });
  const [bob, cem] = [await testMember(t, { profile: { name: 'Bob' } }), await testMember(t)];
  for (const other of [bob, cem]) await write(ann, other);
  await cem.client.post('/api/block.php', { profile: ann.id });
  expect(await pageOf(ann)).toMatchObject({
    credits: 30,
    entries: [
      { amount: 10, balance_after: 30, cause: 'refund', profile_name: null },
      { amount: -10, balance_after: 20, cause: 'message', profile_name: null },
      { amount: -10, balance_after: 30, cause: 'message', profile_name: 'Bob' },
      { amount: 40, balance_after: 40, cause: 'grant', profile_name: null },
    ],
    cursor: null,
  });
  expect(await pageOf(bob)).toEqual({ credits: 0, entries: [], cursor: null });
  expect((await t.client().get('/api/ledger.php')).status).toBe(403);
});

test.each(['-1', '1.5', 'x', '1234567890123456'])('the cursor %s is refused', async (cursor) => {
  const { client } = await memberWith(0);
  expect((await client.get(`/api/ledger.php?cursor=${cursor}`)).status).toBe(400);
});
