import pg from 'pg';
import { Mistake } from '../platform/mistake.ts';

const unknown = '42704';

/** What PostgreSQL takes as the name of a prepared transaction. */
const longest = 199;

/** An arrival that is complete and waits for its word, which is given by what the old database has. */
interface Arrival {
  /** What PostgreSQL calls it. */
  gid: string;
  /** The first of the sites. */
  site: string;
  /** Where the API of the old database is asked for which host. */
  apiUrl: string;
  host: string;
}

const start = 'afterglow move';

/** SQL: those of this database. */
export const arrivals = `select gid, prepared from pg_prepared_xacts
  where database = current_database() and gid like '${start} %'`;

export function arrivalNamed(gid: string): Arrival {
  const [site = '', apiUrl = '', host = ''] = gid.slice(start.length + 1).split(' ');
  return { gid, site, apiUrl, host };
}

/** Throws a `Mistake` for names that are too long together. */
export function nameArrival({ site, apiUrl, host }: Omit<Arrival, 'gid'>): string {
  const gid = [start, site, apiUrl, host].join(' ');
  if (gid.length > longest) throw new Mistake('The domain of the site is too long for a move.');
  return gid;
}

/** Ends what an earlier try left in the new database: there if the sites are gone from the old one. */
export async function settleEarlier(
  to: pg.Client,
  site: string,
  areGone: boolean,
): Promise<boolean> {
  const { rows } = await to.query<{ gid: string }>(arrivals);
  const left = rows.find(({ gid }) => arrivalNamed(gid).site === site);
  if (left) await endArrival(to, left.gid, areGone ? 'commit' : 'rollback');
  return left !== undefined;
}

/** Whoever comes second finds nothing to do. */
export async function endArrival(
  to: pg.Client,
  gid: string,
  how: 'commit' | 'rollback',
): Promise<void> {
  try {
    await to.query(`${how} prepared ${pg.escapeLiteral(gid)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== unknown) throw error;
  }
  if (how === 'commit') await tellSitesChanged(to);
}

/** Told when it commits: everybody reads anew which sites there are. */
export async function tellSitesChanged(client: pg.Client): Promise<void> {
  await client.query(`select pg_notify('afterglow', '{"topic": "sites", "to": []}')`);
}
