import { jest } from '@jest/globals';
import pg from 'pg';

/** The statements that reach the database while something is done, in their order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return spy.mock.calls.map(([query]) => {
      const { text = String(query) } = query as unknown as { text?: string };
      return text.replace(/\s+/g, ' ').trim();
    });
  } finally {
    spy.mockRestore();
  }
}
