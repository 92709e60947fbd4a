import type pg from 'pg';
import { systemClock } from '../platform/clock.ts';
import { newId, systemRandom } from '../platform/random.ts';
import type { Cell } from './cells-env.ts';
import { closeSites } from './close-sites.ts';
import { connectTo } from './connect.ts';
import { copyRows, deleteRows } from './copy-rows.ts';
import { putFence, takeFenceAway, takeMovingLock } from './fence.ts';
import { endArrival, nameArrival, settleEarlier, tellSitesChanged } from './in-doubt.ts';
import { expectReferences } from './references.ts';
import { refuseMove } from './refuse-move.ts';

/** What has just been done; whoever is killed there leaves the site in one place. */
export const steps = ['locked', 'closed', 'fenced', 'copied', 'prepared', 'switched'] as const;

export interface Move {
  /** Of whole companies; the first one names the move. */
  sites: string[];
  from: Cell;
  to: Cell;
  /** Those two among them. */
  cells: Cell[];
  /** For the books of the new database. */
  who: string;
  say: (line: string) => void;
  /** A test stops there. */
  at?: (step: (typeof steps)[number]) => Promise<void>;
}

/**
 * Moves sites to another database. They are closed meanwhile. Everything is copied in one transaction
 * that the new database prepares: safe there, and seen by nobody. In the old one a transaction deletes
 * it all; its commit is the moment in which the sites are elsewhere, and what was prepared is committed
 * because of it: here, by the next move out of the old one, or by any API of the new one (`finish-moves.ts`).
 */
export async function moveSites(move: Move): Promise<void> {
  const { sites, say, at = async () => {} } = move;
  const from = await connectTo(move.from.name, move.from.database);
  const to = await connectTo(move.to.name, move.to.database);
  let open = async () => {};
  try {
    await takeMovingLock(from);
    await at('locked');
    await settleAll(from, move);
    await refuseMove({ from, to }, sites);
    const began = performance.now();
    open = await closeSites(move.from.database, sites);
    await at('closed');
    await putFence(from, sites);
    await at('fenced');
    say(`${await carryOver({ from, to }, { ...move, at })} rows moved and compared.`);
    await takeFenceAway(from, sites).catch(() => say('What is left of the fence stops nobody.'));
    say(`Closed for ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    await open();
    await Promise.all([from.end(), to.end()]);
  }
}

/** Wherever they were to go: a copy that is left may come later, when its site is elsewhere and has gone on. */
async function settleAll(client: pg.Client, { from, cells }: Move): Promise<void> {
  for (const { name, database } of cells.filter(({ name }) => name !== from.name)) {
    const to = await connectTo(name, database);
    await settleEarlier({ client, apiUrl: from.apiUrl }, to).finally(() => to.end());
  }
}

interface Ends {
  from: pg.Client;
  to: pg.Client;
}

/** Returns how many rows there are. An error before the switch leaves everything where it is. */
async function carryOver({ from, to }: Ends, move: Required<Move>): Promise<number> {
  const { sites, at } = move;
  // For itself: acts are sealed one after the other, and would wait for what is prepared.
  await noteAct(to, move);
  await from.query('begin isolation level repeatable read');
  await to.query('begin');
  const rows = await copyRows(from, to, sites);
  await expectReferences(to, sites);
  await to.query('update sites set arrived_at = clock_timestamp() where id = any($1)', [sites]);
  await at('copied');
  await deleteRows(from, sites);
  await tellSitesChanged(from);
  const gid = await prepare(to, move);
  try {
    await at('prepared');
    await from.query('commit');
  } catch (error) {
    // Without an answer nobody knows whether it was committed: whoever asks the database does.
    throw new Error('Cut off at the switch; run the same again.', { cause: error });
  }
  await at('switched');
  await endArrival(to, gid, 'commit');
  return rows;
}

async function prepare(to: pg.Client, { sites, from }: Move): Promise<string> {
  const [site = ''] = sites;
  const { rows } = await to.query('select domain from sites where id = $1', [site]);
  const gid = nameArrival({ site, apiUrl: from.apiUrl }, rows[0].domain);
  await to.query(`prepare transaction '${gid}'`);
  return gid;
}

async function noteAct(to: pg.Client, { sites, from, who }: Move): Promise<void> {
  const given = JSON.stringify({ sites: sites.join(','), from: from.name });
  await to.query('begin');
  // Triggers rest while rows move; the one that seals acts does not.
  await to.query('set local session_replication_role = origin');
  await to.query(
    `insert into operator_acts (id, act, given, who, why, created_at)
      values ($1, 'site arrives', $2, $3, 'moved', $4)`,
    [newId(systemRandom), given, who, systemClock.now()],
  );
  await to.query('commit');
}
