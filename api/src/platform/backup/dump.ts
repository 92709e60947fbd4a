import { mkdirSync } from 'node:fs';
import pg from 'pg';
import { type Sum, writeTable } from './table-file.ts';
import { type Migration, migrationsOf, type Table, tablesOf } from './tables.ts';

/** What a backup says of the database in it. */
export interface Dump {
  migrations: Migration[];
  tables: (Table & Sum)[];
  /** Where each sequence stands, for those that were used. */
  sequences: Record<string, string>;
}

/**
 * Writes every table into `folder`, all as they were at one moment, while others go on reading and
 * writing. Needs no rights but to read.
 */
export async function dumpDatabase(connection: pg.ClientConfig, folder: string): Promise<Dump> {
  mkdirSync(folder, { recursive: true });
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // The role may have a limit for what members ask.
    await client.query("set timezone = 'UTC'; set statement_timeout = 0");
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    const tables: Dump['tables'] = [];
    for (const table of await tablesOf(client)) {
      tables.push({ ...table, ...(await writeTable(client, table, folder)) });
    }
    return { migrations, tables, sequences: await sequencesOf(client) };
  } finally {
    await client.end();
  }
}

async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
