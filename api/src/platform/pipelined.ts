import { sql } from 'kysely';
import type { Answer } from './together.ts';

type Asked = [text: string, values: unknown[]];
type Ask = (...asked: Asked) => Promise<Answer>;
/** Several in one go; answers with that of each, and with rows of the one at `wanted`. */
type AskTogether = (asked: Asked[], wanted: number) => Promise<Answer[]>;

const next = '/* and next */';
const commit = '/* and commit */';

/** Ends a statement whose rows nobody needs, such as a lock: it goes with the one after it. */
export const andNext = sql.raw(next);
/** Ends the last statement of a transaction: the commit goes with it. Whatever may refuse comes before. */
export const andCommit = sql.raw(commit);

const done = (command: string): Answer => ({ command, rowCount: 0, rows: [] });

/**
 * A connection that is asked in fewer round trips: `begin` and locks wait for the statement after
 * them, and a commit goes with the statement that says so. The server takes one after the other all
 * the same, and none after one that failed.
 */
export function pipelined(ask: Ask, together: AskTogether): Ask {
  let waiting: Asked[] = [];
  let isCommitted = false;

  return async (text, values) => {
    if (text === 'begin') {
      isCommitted = false;
      waiting = [[text, values]];
      return done('BEGIN');
    }
    if (isCommitted) {
      if (text === 'commit' || text === 'rollback') return done(text.toUpperCase());
      throw new Error('The transaction is over: its commit went with the statement before.');
    }
    const before = waiting.splice(0);
    if (before.length > 0 && text.endsWith(next)) {
      waiting = [...before, [text, values]];
      return done('SELECT');
    }
    if (before[0]?.[0] === 'begin' && (text === 'commit' || text === 'rollback')) {
      return done(text.toUpperCase()); // nothing was asked in between
    }
    if (!text.endsWith(commit)) {
      if (before.length === 0) return ask(text, values);
      const answers = await together([...before, [text, values]], before.length);
      return answers.at(-1) ?? done('SELECT');
    }
    const answers = await together([...before, [text, values], ['commit', []]], before.length);
    isCommitted = true;
    const [answer = done('SELECT'), ended] = answers.slice(-2);
    if (ended?.command !== 'COMMIT') throw new Error('What was to be committed was rolled back.');
    return answer;
  };
}
