import type pg from 'pg';
import { Mistake } from '../platform/mistake.ts';
import { tablesFor } from './tables-of-sites.ts';

interface ForeignKey {
  child: string;
  column: string;
  parent: string;
  key: string;
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select c.conrelid::regclass::text as child, own.attname as column,
      c.confrelid::regclass::text as parent, named.attname as key
    from pg_constraint c
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
    join pg_attribute named on named.attrelid = c.confrelid and named.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  return rows;
}

/** A code for everybody is referred to by orders, and stays. */
const forAll = 'discount_codes';

/** Refuses when what goes and what stays refer to each other, such as members who know each other. */
export async function refuseTies(client: pg.Client, sites: string[]): Promise<void> {
  const theirs = new Map(tablesFor(sites).map(({ name, isTheirs }) => [name, isTheirs]));
  for (const { child, column, parent, key } of await foreignKeys(client)) {
    const [own, named] = [theirs.get(child), theirs.get(parent)];
    if (!own || !named || parent === forAll) continue;
    const { rowCount } = await client.query(`
      select from ${child} c join ${parent} p on p.${key} = c.${column}
      where coalesce(${own('c')}, false) <> coalesce(${named('p')}, false) limit 1`);
    if (rowCount) throw new Mistake(`${child}.${column} leads to members of sites that stay.`);
  }
}

/** Throws when rows that arrived refer to what is not here; foreign keys rested as they came. */
export async function expectReferences(client: pg.Client, sites: string[]): Promise<void> {
  const theirs = new Map(tablesFor(sites).map(({ name, isTheirs }) => [name, isTheirs]));
  for (const { child, column, parent, key } of await foreignKeys(client)) {
    const own = theirs.get(child);
    if (!own) continue;
    const { rowCount } = await client.query(`
      select from ${child} c where ${own('c')} and c.${column} is not null
        and not exists (select from ${parent} p where p.${key} = c.${column}) limit 1`);
    if (rowCount) throw new Mistake(`${child}.${column} leads to rows of ${parent} that stay.`);
  }
}
