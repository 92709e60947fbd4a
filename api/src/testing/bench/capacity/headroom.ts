import type { Load } from './load-of.ts';
import { noticesBy, streamsOfPair } from './measured.ts';
import { type Plan, type Sizes, usualSizes } from './plan-for.ts';

export interface Headroom {
  what: string;
  /** So often as much load fills it; below 1 it is full already. */
  times: number;
}

/** What is full first when more comes than a plan was made for, that first. */
export function headroomOf(load: Load, plan: Plan, sizes: Sizes = usualSizes): Headroom[] {
  const server = Math.min(plan.databaseServer, sizes.mostCores);
  const all = [
    { what: 'places for streams', times: (plan.pairs * streamsOfPair) / load.streams },
    { what: 'processor of pairs', times: (plan.pairs * sizes.coresOfPair) / plan.pairCores },
    { what: 'processor of the database', times: server / plan.databaseCores },
    { what: 'notices', times: Math.max(...Object.values(noticesBy)) / load.notices },
  ];
  return all.sort((one, other) => one.times - other.times);
}
