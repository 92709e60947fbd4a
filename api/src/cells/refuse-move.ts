import type pg from 'pg';
import { migrationsOf } from '../platform/backup/tables.ts';
import { Mistake } from '../platform/mistake.ts';
import { sumOf } from './copy-rows.ts';
import { refuseTies } from './references.ts';
import { catalogues } from './tables-of-sites.ts';

interface Ends {
  from: pg.Client;
  to: pg.Client;
}

/** Throws a `Mistake` that says why these sites cannot move, as long as nothing was touched. */
export async function refuseMove({ from, to }: Ends, sites: string[]): Promise<void> {
  await refuseHalfCompanies(from, sites);
  const [here, there] = [await migrationsOf(from), await migrationsOf(to)];
  if (JSON.stringify(here) !== JSON.stringify(there)) {
    throw new Mistake('The two databases are of different revisions.');
  }
  await refusePresent({ from, to }, sites);
  for (const table of catalogues) {
    const [ours, theirs] = [await sumOf(from, table), await sumOf(to, table)];
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
      throw new Mistake(`${table} is not the same in both databases.`);
    }
  }
  const { rows } = await to.query('show max_prepared_transactions');
  if (rows[0].max_prepared_transactions === '0') {
    throw new Mistake('The other database needs max_prepared_transactions = 5, and a restart.');
  }
  await refuseTies(from, sites);
}

/** Invoices are numbered by company, and its sites may share members. */
async function refuseHalfCompanies(from: pg.Client, sites: string[]): Promise<void> {
  const { rows } = await from.query<{ id: string }>(
    `select id from sites where id <> all($1)
      and company_id in (select company_id from sites where id = any($1)) order by id`,
    [sites],
  );
  if (rows.length === 0) return;
  const all = [...sites, ...rows.map(({ id }) => id)].join(',');
  throw new Mistake(`A company moves with all its sites: site move ${all} …`);
}

async function refusePresent({ from, to }: Ends, sites: string[]): Promise<void> {
  const of = `from sites s join site_hosts h on h.site_id = s.id where s.id = any($1)`;
  const { rows } = await from.query<{ ids: string[]; hosts: string[]; companies: string[] }>(
    `select array_agg(s.id) as ids, array_agg(host) as hosts, array_agg(company_id) as companies ${of}`,
    [sites],
  );
  const { ids, hosts, companies } = rows[0] ?? { ids: [], hosts: [], companies: [] };
  const { rows: there } = await to.query<{ what: string }>(
    `select 'the site ' || id as what from sites where id = any($1)
      union all select 'the host ' || host from site_hosts where host = any($2)
      union all select 'the company ' || id from companies where id = any($3)`,
    [ids, hosts, companies],
  );
  if (there[0]) throw new Mistake(`The other database has ${there[0].what} already.`);
}
