import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { presentReading, type Reading } from './reading.ts';
import type { Replicas } from './replicas.ts';

/** What changes nothing, as all of ours that do something begin otherwise; `for update` is refused by replicas. */
const isRead = (text: string) => /^\s*select\b/i.test(text);

/**
 * The one door to the database where there are replicas: those answer what a request reads, if its
 * route lets them; transactions, writes and all that no request asks are the primary's.
 */
export function withReplicas(primary: PostgresPool, replicas: Replicas): PostgresPool {
  return {
    options: primary.options,
    connect: async () => {
      const reading = presentReading();
      return reading ? clientOf(reading, primary, replicas) : primary.connect();
    },
    end: async () => {
      await Promise.all([primary.end(), replicas.close()]);
    },
  };
}

function clientOf(reading: Reading, primary: PostgresPool, replicas: Replicas): PostgresPoolClient {
  /** One that was asked something is asked the rest: a transaction may have begun. */
  let client: PostgresPoolClient | undefined;
  const query = async (text: string, values: readonly unknown[]) => {
    const reads = isRead(text);
    if (!reads) reading.hasWritten = true;
    const asksReplica = reads && reading.mayLag && !client;
    const answer = asksReplica ? await replicas.ask(reading, text, values) : undefined;
    if (answer) return answer;
    client ??= await primary.connect();
    return client.query(text, values);
  };
  return {
    query: query as never, // without cursors, which nobody here uses
    release: (destroy?: boolean) => client?.release(destroy),
  };
}
