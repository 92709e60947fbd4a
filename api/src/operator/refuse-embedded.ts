import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPlaced } from '../platform/postgres/placement.ts';
import { isAlive, namedProcess } from '../platform/postgres/running.ts';
import { Mistake } from './command.ts';

/** Where each product of this checkout notes its process in production (tools/start/record-process.ts). */
const noted = join(import.meta.dirname, '../../../.cache/production');

/**
 * A shell without the variables of the product means another database than it does. Throws a `Mistake`
 * where none was ever made, and where the checkout's product runs in production, which has none of these.
 */
export function refuseEmbedded(dataDir: string, notes = noted): void {
  const how = 'On a machine with the service, afterglow-run gives a command its variables.';
  if (runsInProduction(notes)) {
    throw new Mistake(
      `DATABASE_URL is not set, and the product here runs in production, on another database. ${how}`,
    );
  }
  if (isPlaced(dataDir)) return;
  throw new Mistake(
    `There is no database: DATABASE_URL is not set, and DATA_DIR (${dataDir}) has none. npm start makes one for development. ${how}`,
  );
}

function runsInProduction(notes: string): boolean {
  if (!existsSync(notes)) return false;
  return readdirSync(notes).some((port) => {
    const pid = namedProcess(join(notes, port));
    return pid !== undefined && isAlive(pid);
  });
}
