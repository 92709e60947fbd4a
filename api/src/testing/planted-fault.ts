import { sql } from 'kysely';
import { findCommand } from '../operator/find-command.ts';
import type { TestApp } from './app.ts';

/**
 * What a command that only looks says after a fault, written past everything that refuses it; then all
 * is as it was. A mistake is said with its text.
 */
export async function saidAfter(
  { ctx }: TestApp,
  fault: string,
  [thing, verb]: [thing: string, verb: string],
  given: Record<string, string> = {},
): Promise<string> {
  const lines: string[] = [];
  const undone = new Error('undone');
  const { run } = await findCommand(thing, verb);
  const looking = ctx.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(fault).execute(trx);
    const print = (line: string) => void lines.push(line);
    const act = { ctx, trx, given, who: 'ada', print, atLast: () => {}, afterwards: () => {} };
    await run(act).catch(({ message }: Error) => print(message));
    throw undone;
  });
  await looking.catch((error) => {
    if (error !== undone) throw error;
  });
  return lines.join('\n');
}
