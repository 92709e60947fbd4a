import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { changeIndex, indexStatements } from './index-migration.ts';

const ours = join(import.meta.dirname, '../../migrations');
const lockNumber = 4401;

interface Migrations {
  folder?: string;
  /** Not beyond the file of this name. */
  last?: string | undefined;
}

/**
 * Brings a database to the newest schema: every file of `migrations/` that is not applied yet, in
 * the order of names, each in a transaction of its own; one that is about indexes alone without, so
 * that nobody's writes wait for them. Throws when an applied file was changed, and for a database that
 * has applied files that are not here: it is newer than this code, or of another revision.
 */
export async function migrate(
  connection: pg.PoolConfig,
  { folder = ours, last }: Migrations = {},
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // The role may have a limit for what members ask.
    await client.query('set statement_timeout = 0');
    await takeTurn(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query('select name, checksum from schema_migrations');
    const applied = new Map<string, string>(rows.map((row) => [row.name, row.checksum]));
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const strange = [...applied.keys()].filter((name) => !names.includes(name)).sort();
    if (strange[0]) throw new Error(whatItHas(strange, names.at(-1) ?? ''));
    const added: string[] = [];
    for (const name of names) {
      if (last && name > last) break;
      if (await apply(client, folder, name, applied.get(name))) added.push(name);
    }
    return added;
  } finally {
    await client.end();
  }
}

/** Asks again and again: an index waits for every statement under way, also one that waits for a lock. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockNumber]);
    if (rows[0].taken) return;
    await sleep(50);
  }
}

/** What to do about files that a database has applied and that are not here, in one line. */
function whatItHas(strange: string[], newest: string): string {
  const other = strange.find((name) => name < newest);
  return other
    ? `The database was made by another revision (${other}): use the code that made it, or another DATA_DIR or DATABASE_URL.`
    : `The database is newer than this code: it has ${strange.at(-1)}, here ${newest} is the newest. Nothing was changed. Start the newer code, or go back as docs/operations.md says under “A bad API version”.`;
}

async function apply(
  client: pg.Client,
  folder: string,
  name: string,
  known: string | undefined,
): Promise<boolean> {
  const sql = readFileSync(join(folder, name), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  if (known === checksum) return false;
  if (known) throw new Error(`Migration ${name} was changed after it was applied.`);
  const note = () =>
    client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  try {
    const indexes = indexStatements(sql);
    if (indexes) {
      for (const statement of indexes) await changeIndex(client, statement);
      await note();
    } else {
      await client.query('begin');
      await client.query(sql);
      await note();
      await client.query('commit');
    }
    return true;
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
