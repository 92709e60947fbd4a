import pg from 'pg';
import { Mistake } from '../platform/mistake.ts';

const refused = '42501';

/**
 * A connection of its own to a cell's database, without limits of time, in which triggers and foreign
 * keys rest: rows come and go as they are, and are looked through afterwards.
 */
export async function connectTo(name: string, database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database, keepAlive: true });
  // Whoever asks next is told.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(`set timezone = 'UTC'; set statement_timeout = 0`);
    await client.query('set session_replication_role = replica');
  } catch (error) {
    await client.end();
    if (!(error instanceof pg.DatabaseError) || error.code !== refused) throw error;
    throw new Mistake(
      `In ${name}, as its superuser: grant set on parameter session_replication_role to …`,
    );
  }
  return client;
}
