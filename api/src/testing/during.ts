import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';
import type { TestApp } from './app.ts';

/** Resolves once somebody waits for what another one holds, or so many do. */
export async function somebodyWaits({ ctx }: TestApp, many = 1): Promise<'waits'> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(ctx.db)).rows.length < many);
  return 'waits';
}

/** Does something while something else is about to be so, and returns what it comes to. */
export async function during<Answer>(
  test: TestApp,
  happen: (trx: Trx) => Promise<unknown>,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const { acting } = await test.ctx.db.transaction().execute(async (trx) => {
    await happen(trx);
    const acting = act();
    expect(await Promise.race([acting.then(() => 'done'), somebodyWaits(test)])).toBe('waits');
    return { acting };
  });
  return acting;
}
