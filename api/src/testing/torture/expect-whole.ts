import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from '../app.ts';
import type { Side } from './side.ts';
import type { Traffic } from './traffic.ts';

interface Message {
  id: string;
  seq: number;
  sender: string;
  client_id: string;
}

/**
 * Nothing acknowledged is lost, doubled, paid twice or out of order, and every page heard of all
 * of it, once. Pages put messages in order by their number: they may hear of two processes in any order.
 *
 * @param t an app of the test's own on the same data: it is read without a bad network
 * @param mayReset a page may have been told to read everything anew, as it then does
 * @param patience milliseconds for the last events to arrive at pages that come back
 */
export async function expectWhole(
  t: TestApp,
  traffic: Traffic,
  mayReset = false,
  patience = 40_000,
): Promise<void> {
  const { sides, pages, acknowledged } = traffic;
  const missed = async () => {
    const all: Message[] = [];
    // One after the other: thousands at once would be refused.
    for (const [index, side] of sides.entries()) {
      if (mayReset && pages[index]?.resets) continue;
      const there = await conversationOf(side);
      all.push(...there.filter(({ id }) => !pages[index]?.heard.has(id)));
    }
    return all;
  };
  const deadline = Date.now() + patience;
  while ((await missed()).length > 0 && Date.now() < deadline) await sleep(200);
  expect(await missed()).toEqual([]);
  expect(pages.filter(({ doubled }) => doubled > 0)).toEqual([]);
  if (!mayReset) expect(pages.filter(({ resets }) => resets > 0)).toEqual([]);

  const found = new Map<string, string>();
  for (const side of sides) {
    const mine = await conversationOf(side);
    const theirs = await conversationOf({ ...side, me: side.other, other: side.me });
    expect(mine.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id));
    expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, index) => index + 1));
    expect(new Set(mine.map(({ client_id }) => client_id)).size).toBe(mine.length);
    const own = mine.filter(({ sender }) => sender === side.me.id);
    for (const { client_id, id } of own) found.set(client_id, id);
  }
  // All that was written was acknowledged in the end, and is there under the id that was told.
  expect(found).toEqual(acknowledged);
  await expectBooksRight(t, traffic);
}

async function conversationOf({ me, other, home }: Side): Promise<Message[]> {
  const all: Message[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const more: string = cursor && `&cursor=${cursor}`;
    const path = `/api/chat.php?profile=${other.id}${more}`;
    const { status, body } = await me.client.get(path, { 'x-forwarded-for': home });
    expect(status).toBe(200);
    const page = body as { messages: Message[]; cursor: string | null };
    all.unshift(...page.messages);
    cursor = page.cursor;
  }
  return all;
}

async function expectBooksRight({ ctx }: TestApp, { sides, acknowledged }: Traffic): Promise<void> {
  const writers = sides.map(({ me }) => me.id);
  const paid = await ctx.db
    .selectFrom('credit_entries')
    .select('reference')
    .where('cause', '=', 'message')
    .where('amount', '=', -10)
    .where('user_id', 'in', writers)
    .execute();
  const references = paid.map(({ reference }) => reference).sort();
  expect(references).toEqual([...acknowledged.values()].sort());
}
