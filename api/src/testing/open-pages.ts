import { sql } from 'kysely';
import type { TestApp } from './app.ts';
import type { TestMember } from './member.ts';
import { originOf, TestStream } from './stream.ts';

/**
 * Pages of a test's members, opened at an API that listens by then, and closed after each test. A page
 * that goes on from nothing hears of nothing that was before it.
 */
export function openPages(api: () => TestApp) {
  const opened: TestStream[] = [];
  afterEach(() => {
    for (const page of opened.splice(0)) page.close();
  });
  return async (member: TestMember, lastId?: string, query?: string) => {
    if (lastId === undefined) await whatRunsEnds(api());
    const stream = await TestStream.open(originOf(api()), member, lastId, query);
    opened.push(stream);
    return stream;
  };
}

/**
 * A stream starts before the oldest transaction of the whole server, whoever's it is: other tests' too.
 * As long as one of them lasts, a page is told again what was just before it was opened.
 */
async function whatRunsEnds({ ctx }: TestApp): Promise<void> {
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(ctx.db);
  const next = rows[0]?.next ?? '0';
  for (;;) {
    const { rows } = await sql<{ over: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as over`.execute(ctx.db);
    if (rows[0]?.over) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
