import { jest } from '@jest/globals';
import pg from 'pg';
import type { Together } from '../platform/together.ts';

/** The statements that reach the database while something is done, in their order. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return spy.mock.calls.flatMap(([query]) => {
      const { asked = [query] } = query as unknown as Partial<Together>;
      return asked.map((one: { text?: string }) =>
        (one.text ?? String(one)).replace(/\s+/g, ' ').trim(),
      );
    });
  } finally {
    spy.mockRestore();
  }
}
