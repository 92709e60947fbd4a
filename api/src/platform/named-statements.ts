import type { QueryConfig } from 'pg';

/**
 * More different statements than this are not the product's own but one with lists of every
 * length. A connection keeps the plan of each, some 10 kB.
 */
const maximumNames = 500;

/**
 * Statements with a name each, so that a connection parses and plans them once (PostgreSQL: after
 * five times a plan for any parameters, if that is as good). PgBouncer in front of it must know
 * them: 1.21 or newer with `max_prepared_statements`.
 */
export class NamedStatements {
  #names = new Map<string, string>();

  /** The query with its name; without one if it has no parameters, as `begin` has none. */
  query(text: string, values: unknown[]): QueryConfig {
    const name = values.length > 0 ? this.#nameOf(text) : undefined;
    return { text, values, ...(name && { name }) };
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= maximumNames) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
