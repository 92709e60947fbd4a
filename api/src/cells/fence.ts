import pg from 'pg';
import { movingLock } from './moving-lock.ts';
import { tablesFor } from './tables-of-sites.ts';

const trigger = 'leaving_site';
const lockTimeout = '55P03';

/** Milliseconds for whoever sends mail to finish the one under way. */
const lockPatience = 120_000;

/** How often a table is tried whose writers did not end in a second. */
const mostTries = 60;

/**
 * Holds the right to move sites out of this database for as long as the connection lasts. Throws when
 * somebody else does.
 */
export async function takeMovingLock(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = ${lockPatience}`);
  await client.query('select pg_advisory_lock($1)', [movingLock]);
  await client.query('set lock_timeout = 0');
}

/**
 * From now on nobody writes rows of these sites, whatever process it is, until this connection ends:
 * each table waits for those who are writing to it, one table after the other.
 */
export async function putFence(client: pg.Client, sites: string[]): Promise<void> {
  for (const { name, keys } of tablesFor(sites)) {
    const given = keys.flat().map((text) => pg.escapeLiteral(text));
    await changeTable(
      client,
      `create or replace trigger ${trigger} before insert or update or delete on ${name}
        for each row execute function refuse_while_moving(${given.join(', ')})`,
    );
  }
}

/** What is left of a fence stops nobody, so this may be cut off. */
export async function takeFenceAway(client: pg.Client, sites: string[]): Promise<void> {
  for (const { name } of tablesFor(sites)) {
    await changeTable(client, `drop trigger if exists ${trigger} on ${name}`);
  }
}

async function changeTable(client: pg.Client, statement: string): Promise<void> {
  await client.query(`set lock_timeout = '1s'`);
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(statement);
      break;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === lockTimeout;
      if (!isBusy || tries === mostTries) throw error;
    }
  }
  await client.query('set lock_timeout = 0');
}
