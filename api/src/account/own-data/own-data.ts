import { sql } from 'kysely';
import { noteAllFetched } from '../../chat/note-fetched.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { type Exported, tablesOfMembers } from './tables-of-members.ts';

type Rows = Record<string, unknown>[];

/** Everything that is kept of a member, by table, as it is at one moment. */
export async function ownData(ctx: Context, me: string): Promise<Record<string, Rows>> {
  await noteAllFetched(ctx, me);
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const data: Record<string, Rows> = {};
      for (const [table, kept] of Object.entries(tablesOfMembers)) {
        if (!('rows' in kept)) continue;
        data[table] = await rowsOf(trx, table, kept, me);
        if (kept.about) data[`${table}_about_me`] = await aboutOf(trx, table, kept.about, me);
      }
      return data;
    });
}

async function rowsOf(trx: Trx, table: string, kept: Exported, me: string): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select * from ${sql.table(table)} where ${kept.rows(me)}`.execute(trx);
  const without = new Set(kept.without);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !without.has(column))),
  );
}

async function aboutOf(
  trx: Trx,
  table: string,
  { rows, only }: NonNullable<Exported['about']>,
  me: string,
): Promise<Rows> {
  const found = await sql<Rows[number]>`
    select ${only} from ${sql.table(table)} where ${rows(me)}`.execute(trx);
  return found.rows;
}
