import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Nobody looks for these rows by it, and what it names never goes. */
const neverGoes = {
  users: 'an account is emptied and stays, because the books name it',
  sites: 'a site is closed, not deleted',
  companies: 'as sites',
  packages: 'the books name them',
  sandbox_payments: 'the provider of tests',
};

interface Key {
  key: string;
  parent: string;
}

/** Foreign keys whose columns begin no index that has all their rows. */
async function withoutIndex(): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select format('%s (%s)', c.conrelid::regclass, named.columns) as key,
      c.confrelid::regclass::text as parent
    from pg_constraint c
    cross join lateral (
      select string_agg(a.attname, ', ') as columns, min(a.attname) as one
      from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    ) named
    where c.contype = 'f' and not exists (
      select from pg_index i
      where i.indrelid = c.conrelid
        and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] operator(pg_catalog.@>) c.conkey
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', named.one)))
    order by 1`.execute(t.ctx.db);
  return rows;
}

test('whatever may be deleted is found by an index where others name it', async () => {
  const walked = (await withoutIndex()).filter(({ parent }) => !(parent in neverGoes));
  expect(walked).toEqual([]);
});

test('every reason is still needed', async () => {
  const parents = new Set((await withoutIndex()).map(({ parent }) => parent));
  expect(Object.keys(neverGoes).filter((parent) => !parents.has(parent))).toEqual([]);
});
