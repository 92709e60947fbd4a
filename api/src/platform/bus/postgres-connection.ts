import pg from 'pg';
import { type Connect, patience } from './connection.ts';

export const channel = 'afterglow';

/** By LISTEN and NOTIFY of the database itself. A text holds less than 8 kB. */
export function postgresConnect(database: pg.ClientConfig): Connect {
  return async (heard) => {
    const client = new pg.Client({
      ...database,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    });
    client.on('error', () => {}); // followed by `end`
    client.on('notification', ({ payload }) => heard.text(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      hangUp(client);
      throw error;
    }
    client.on('end', heard.end);

    let asked: Promise<unknown> = Promise.resolve();
    /** One after the other: a client does not take a second question before it has answered. */
    function ask(query: pg.QueryConfig): Promise<unknown> {
      const answer = asked.then(() => client.query(query));
      asked = answer.catch(() => undefined);
      return answer;
    }

    return {
      async tell(texts) {
        const text = 'select pg_notify($1, text) from unnest($2::text[]) as text';
        await ask({ name: 'tell', text, values: [channel, texts] });
      },
      async check() {
        try {
          await ask({ text: 'select 1' });
        } catch (error) {
          hangUp(client);
          throw error;
        }
      },
      end: () => client.end(),
    };
  };
}

/** Ends a connection without waiting for an answer, which may never come. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined);
}
