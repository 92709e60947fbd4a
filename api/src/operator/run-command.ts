import type { Context } from '../platform/context.ts';
import { newId } from '../platform/random.ts';
import type { Act, Command } from './command.ts';
import { readWords } from './read-words.ts';

class Undone extends Error {}

/**
 * Runs a command in one transaction: what it changes and the note of who did it and why are there
 * together or not at all. A dry run does everything and takes it back.
 */
export async function runCommand(
  ctx: Context,
  name: string,
  command: Command,
  typed: string[],
  login: string,
  print: Act['print'],
): Promise<void> {
  const { given, dry, who = login, why } = readWords(command, typed);
  const last: (() => Promise<void>)[] = [];
  const after: (() => Promise<void>)[] = [];
  const atLast = (work: () => Promise<void>) => void last.push(work);
  const afterwards = (work: () => Promise<void>) => void after.push(work);
  const run = ctx.db.transaction().execute(async (trx) => {
    await command.run({ ctx, trx, given, who, print, atLast, afterwards });
    if (!command.changes) return;
    // All acts wait for each other from their note on, so none waits for files.
    if (!dry) for (const work of last) await work();
    await trx
      .insertInto('operator_acts')
      .values({ id: newId(ctx.random), act: name, given, who, why, created_at: ctx.clock.now() })
      .execute();
    if (dry) throw new Undone();
  });
  try {
    await run;
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    print('Nothing was changed: this was a dry run.');
    return;
  }
  for (const work of after) await work();
}
