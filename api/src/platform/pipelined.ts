import { sql } from 'kysely';
import type pg from 'pg';

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;
type Ask = (text: string, values: unknown[]) => Promise<Answer>;

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
export function pipelined(ask: Ask, stream: Pick<pg.Connection['stream'], 'cork' | 'uncork'>): Ask {
  let waiting: Parameters<Ask>[] = [];
  let isCommitted = false;

  /** All in one go; answers with the last one's. The first that failed says why the others did. */
  async function together(asked: Parameters<Ask>[]): Promise<Answer[]> {
    stream.cork();
    const answers = asked.map(([text, values]) => ask(text, values));
    stream.uncork();
    const settled = await Promise.allSettled(answers);
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
    return Promise.all(answers);
  }

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
      const answers = await together([...before, [text, values]]);
      return answers.at(-1) ?? done('SELECT');
    }
    isCommitted = true;
    const answers = await together([...before, [text, values], ['commit', []]]);
    const [answer = done('SELECT'), ended] = answers.slice(-2);
    if (ended?.command !== 'COMMIT') throw new Error('What was to be committed was rolled back.');
    return answer;
  };
}
