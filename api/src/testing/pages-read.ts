import { jest } from '@jest/globals';
import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * How much of the database is looked at to do something: pages of 8 kB of its reads, in memory or
 * not. Unlike milliseconds it is the same on every machine.
 */
export async function pagesRead(
  connection: pg.PoolConfig,
  act: () => Promise<unknown>,
): Promise<number> {
  const heard = await readsOf(act);
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  try {
    let pages = 0;
    for (const { text, values } of heard) {
      const explain = `explain (analyze, buffers, format json) ${text}`;
      const { rows } = await client.query(explain, values);
      const { Plan } = rows[0]['QUERY PLAN'][0];
      pages += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];
    }
    return pages;
  } finally {
    await client.end();
  }
}

async function readsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return spy.mock.calls
      .map(([query, values]): Statement => {
        if (typeof query === 'string') return { text: query, values: Object(values ?? []) };
        const { text = '', values: own = [] } = query as unknown as Partial<Statement>;
        return { text, values: own };
      })
      .filter(({ text }) => /^\s*(select|with)\b/i.test(text));
  } finally {
    spy.mockRestore();
  }
}
