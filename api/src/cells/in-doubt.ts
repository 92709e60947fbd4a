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
  /** Where the API of the old database is asked for it. */
  apiUrl: string;
}

const start = 'afterglow move';

/** SQL: those of this database. */
export const arrivals = `select gid, prepared from pg_prepared_xacts
  where database = current_database() and gid like '${start} %'`;

export function arrivalNamed(gid: string): Arrival {
  const [site = '', apiUrl = ''] = gid.slice(start.length + 1).split(' ');
  return { gid, site, apiUrl };
}

/**
 * Throws a `Mistake` for names that are too long together.
 * @param domain of the site, for which APIs of an earlier version ask
 */
export function nameArrival({ site, apiUrl }: Omit<Arrival, 'gid'>, domain: string): string {
  const gid = [start, site, apiUrl, domain].join(' ');
  if (gid.length > longest) throw new Mistake('The domain of the site is too long for a move.');
  return gid;
}

async function arrivalsIn(to: pg.Client): Promise<Arrival[]> {
  const { rows } = await to.query<{ gid: string }>(arrivals);
  return rows.map(({ gid }) => arrivalNamed(gid));
}

/**
 * Ends what earlier moves left in another database, for whoever holds the lock of the one they left: with
 * the site if it is gone from there, else without.
 */
export async function settleEarlier(
  { client: from, apiUrl }: { client: pg.Client; apiUrl: string },
  to: pg.Client,
): Promise<void> {
  for (const arrival of await arrivalsIn(to)) {
    const { rowCount } = await from.query('select from sites where id = $1', [arrival.site]);
    if (rowCount) await endArrival(to, arrival.gid, 'rollback');
    else if (arrival.apiUrl === apiUrl) await endArrival(to, arrival.gid, 'commit');
  }
}

/** Ends the arrival of sites that are nowhere else. Whether there was one. */
export async function finishArrival(to: pg.Client, sites: string[]): Promise<boolean> {
  const arrival = (await arrivalsIn(to)).find(({ site }) => sites.includes(site));
  if (arrival) await endArrival(to, arrival.gid, 'commit');
  return arrival !== undefined;
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
