import pg from 'pg';
import { migrate } from '../migrate.ts';
import type { Dump } from './dump.ts';
import { readTable, sumOfFile, sumOfTable } from './table-file.ts';
import { migrationsOf } from './tables.ts';

/** Why something cannot be restored, in one line. */
export class CannotRestore extends Error {}

/** Throws `CannotRestore` when a file of the dump is not what was written. */
export async function checkDump(folder: string, { tables }: Dump): Promise<void> {
  for (const { name, sha256 } of tables) {
    const sum = await sumOfFile(folder, name).catch(() => undefined);
    if (sum?.sha256 !== sha256) throw new CannotRestore(`the file of table ${name} is damaged`);
  }
}

/**
 * Fills an empty database with a dump: makes the tables as they were then, loads them, compares each
 * with what was written, and brings them to today's schema. All of the data arrives or nothing.
 */
export async function loadDatabase(
  connection: pg.ClientConfig,
  folder: string,
  dump: Dump,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // The role may have a limit for what members ask.
    await client.query("set timezone = 'UTC'; set statement_timeout = 0");
    await refuseUsed(client);
    await migrate(connection, { last: dump.migrations.at(-1)?.name });
    await compareSchemas(client, dump);
    await client.query('begin');
    await fill(client, folder, dump);
    await client.query('commit');
  } finally {
    await client.end();
  }
  await migrate(connection);
}

async function refuseUsed(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`select to_regclass('public.sites') is not null as made`);
  if (!rows[0].made) return;
  const { rowCount } = await client.query('select 1 from sites limit 1');
  if (rowCount) throw new CannotRestore('the database is not empty: take another, or empty it');
}

async function compareSchemas(client: pg.ClientBase, { migrations }: Dump): Promise<void> {
  const here = JSON.stringify(await migrationsOf(client));
  if (here !== JSON.stringify(migrations)) {
    throw new CannotRestore(
      'the backup was made by another revision, which this one does not know',
    );
  }
}

interface ForeignKey {
  table: string;
  name: string;
  rule: string;
}

async function fill(client: pg.ClientBase, folder: string, dump: Dump): Promise<void> {
  const { tables, sequences } = dump;
  const named = tables.map(({ name }) => pg.escapeIdentifier(name));
  // Tables refer to each other in circles, and some refuse changes: both rest until all is there.
  const keys = await foreignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`);
  }
  for (const table of named) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${named.join(', ')}`);
  for (const table of tables) await readTable(client, table, folder);
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::text::regclass, $2)', [pg.escapeIdentifier(name), value]);
  }
  for (const table of named) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, rule } of keys) {
    await client.query(`alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${rule}`);
  }
  for (const table of tables) {
    const { sha256 } = await sumOfTable(client, table);
    if (sha256 !== table.sha256) throw new CannotRestore(`table ${table.name} arrived otherwise`);
  }
}

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  return rows;
}
