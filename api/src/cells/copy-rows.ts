import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { copied, tablesOf } from '../platform/backup/tables.ts';
import { leftBehind, tablesFor } from './tables-of-sites.ts';

/** What tells that two places hold the same rows, in whatever order. */
interface Sum {
  rows: number;
  /** Of all that is in them. */
  sum: string;
}

/** Copies all rows of the sites, and compares them there with those here. Returns how many there are. */
export async function copyRows(from: pg.Client, to: pg.Client, sites: string[]): Promise<number> {
  const tables = tablesFor(sites).filter(({ name }) => !leftBehind.includes(name));
  const shapes = new Map((await tablesOf(from)).map((table) => [table.name, table]));
  for (const { name, isTheirs } of tables) {
    const { columns = [] } = shapes.get(name) ?? {};
    const wanted = columns.map((column) => `r."${column}"`).join(', ');
    const rows = `select ${wanted} from ${name} r where ${isTheirs('r')}`;
    await pipeline(
      from.query(copyTo(`copy (${rows}) to stdout`)),
      to.query(copyFrom(`copy ${copied({ name, columns })} from stdin`)),
    );
  }
  let count = 0;
  for (const { name, isTheirs } of tables) {
    const [here, there] = await Promise.all(
      [from, to].map((client) => sumOf(client, name, isTheirs('r'))),
    );
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      throw new Error(`${name} arrived otherwise: ${here?.rows} rows became ${there?.rows}.`);
    }
    count += here?.rows ?? 0;
  }
  return count;
}

/** @param which SQL, of rows that are called `r` */
export async function sumOf(client: pg.Client, table: string, which = 'true'): Promise<Sum> {
  const { rows } = await client.query<Sum>(`
    select count(*)::int as rows,
      coalesce(sum(('x' || left(md5(r::text), 15))::bit(60)::bigint), 0)::text as sum
    from ${table} r where ${which}`);
  return rows[0] as Sum;
}

export async function deleteRows(client: pg.Client, sites: string[]): Promise<void> {
  for (const { name, isTheirs } of tablesFor(sites)) {
    await client.query(`delete from ${name} r where ${isTheirs('r')}`);
  }
}
