import { randomBytes } from 'node:crypto';
import pg from 'pg';

const server = () => ({ host: process.env.TEST_POSTGRES, user: 'afterglow' });

export interface TestDatabase {
  connection: pg.PoolConfig;
  drop: () => Promise<void>;
}

/** A database of its own for one test file: migrated and empty, or a clone of another template. */
export async function cloneDatabase(template = 'template_afterglow'): Promise<TestDatabase> {
  const database = `test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${database} template ${template} strategy file_copy`);
  return {
    connection: { ...server(), database },
    drop: () => administer(`drop database ${database} with (force)`),
  };
}

/** The same connection as DATABASE_URL says it; servers of tests listen at a socket. */
export function addressOf({ host, user, database }: pg.PoolConfig): string {
  return `postgres://${user}@base/${database}?host=${host}`;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...server(), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
