import { numbersFrom } from '../random-searches.ts';
import { loadOf } from './load-of.ts';
import type { Plan } from './plan-for.ts';
import { simulate, type Waited } from './simulate.ts';
import { busiest, day, type Usage } from './usage.ts';

/** A pair, and the database's server, of a plan. */
export interface Stations {
  pair: Waited;
  database: Waited;
}

interface Built {
  plan: Plan;
  coresOfPair: number;
  /** So often as many members as it was built for. */
  times?: number;
}

/** A window has so many jobs at least, to say p99 to a few percent, and seconds, for a queue to grow. */
const leastJobs = 60_000;
const leastSeconds = 10;

/** What a pair and the database meet in an hour of the day; the same every time for the same seed. */
export function hourOf(
  members: number,
  usage: Usage,
  built: Built,
  at = busiest,
  seed = 1,
): Stations {
  const { plan, coresOfPair, times = 1 } = built;
  const load = loadOf(members * times, usage, at);
  const random = numbersFrom(20_261 + seed * 100 + at);
  const all = Object.values(load.perSecond).reduce((sum, one) => sum + one, 0);
  const run = (cores: number, side: 'pair' | 'database', share: number) =>
    simulate(
      load,
      { cores, side, share },
      Math.max(leastSeconds, leastJobs / (all * share)),
      random,
    );
  return {
    pair: run(coresOfPair, 'pair', 1 / plan.pairs),
    database: run(plan.databaseServer, 'database', 1),
  };
}

/** All hours of the day. */
export const dayOf = (members: number, usage: Usage, built: Built): Stations[] =>
  day.map((_, at) => hourOf(members, usage, built, at));

/**
 * How much more load than it was built for, in steps of 5 %, makes somebody wait for longer than
 * `patience` milliseconds (p99), and where.
 */
export function breaksAt(members: number, usage: Usage, built: Built, patience = 100) {
  for (let times = 1; times < 30; times *= 1.05) {
    const { pair, database } = hourOf(members, usage, { ...built, times });
    if (pair.p99 > patience || database.p99 > patience) {
      return { times, where: pair.p99 > database.p99 ? ('pair' as const) : ('database' as const) };
    }
  }
  return undefined;
}
