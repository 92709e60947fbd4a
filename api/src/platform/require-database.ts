import pg from 'pg';
import { Mistake } from './mistake.ts';

/**
 * Before anything is done with or for a database, such as to let old backups of it go: throws a `Mistake`
 * that names the variable when nobody answers there, or lets us in.
 */
export async function requireDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Mistake(`the database of DATABASE_URL cannot be reached: ${message || code}`);
  }
}
