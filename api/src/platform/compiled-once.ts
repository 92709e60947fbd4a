import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands where an id will: no id looks like it. */
const standIn = '{id}';

/**
 * A statement about one id whose text is put together once: for one of fifty columns that takes Kysely a
 * tenth of the call. It may use the id as a value only, as often as it likes.
 */
export function compiledOnce<Row>(
  build: (db: Db, id: string) => Compilable<Row>,
): (db: Db, id: string) => Promise<Row | undefined> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, id) => {
    compiled ??= build(db, standIn).compile();
    const parameters = compiled.parameters.map((value) => (value === standIn ? id : value));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows[0];
  };
}
