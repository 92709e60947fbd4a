import type { Load } from './load-of.ts';
import { connectionsOfApi, costs, kinds, memory, noticesBy, streamsOfPair } from './measured.ts';

/** What an installation is built for, beside what it was measured to do. */
export interface Sizes {
  /** Cores are planned to be this busy at most; above, waiting grows faster than load. */
  busy: number;
  /** Cores of a pair: a gateway and an API, a thread each. */
  coresOfPair: number;
  /** Cores of the largest server that is worth having for one primary. */
  mostCores: number;
  /** APIs with connections of their own before a pool is put before the database. */
  withoutPool: number;
}

export const usualSizes: Sizes = { busy: 0.6, coresOfPair: 2, mostCores: 64, withoutPool: 8 };

export interface Plan {
  /** Cores that the load keeps busy. */
  pairCores: number;
  databaseCores: number;
  /** Pairs that this takes, one more than are needed as soon as one is not enough. */
  pairs: number;
  /** What asks for that many: processor or places for streams. */
  pairsFor: 'processor' | 'streams';
  /** Cores that the database's server should have. */
  databaseServer: number;
  /** Gigabytes of one pair's processes with its share of the streams. */
  memoryOfPair: number;
  connections: number;
  pool: boolean;
  bus: 'PostgreSQL' | 'NATS' | 'neither as measured';
  /** Whether one primary can be large enough. */
  onePrimary: boolean;
}

/** Seconds of processor a second. */
const coresFor = ({ perSecond }: Load, side: 'pair' | 'database') =>
  kinds.reduce((sum, kind) => sum + (perSecond[kind] * costs[kind][side]) / 1000, 0);

function busFor({ notices }: Load): Plan['bus'] {
  if (notices <= noticesBy.postgres * 0.5) return 'PostgreSQL';
  return notices <= noticesBy.nats ? 'NATS' : 'neither as measured';
}

/** What serves a load. Arithmetic alone: `simulate.ts` says how long anybody waits with it. */
export function planFor(load: Load, sizes: Sizes = usualSizes): Plan {
  const pairCores = coresFor(load, 'pair');
  const databaseCores = coresFor(load, 'database');
  const forProcessor = Math.ceil(pairCores / (sizes.coresOfPair * sizes.busy));
  const forStreams = Math.ceil(load.streams / streamsOfPair);
  const needed = Math.max(1, forProcessor, forStreams);
  const pairs = needed > 1 ? needed + 1 : 1;
  const databaseServer = Math.max(2, Math.ceil(databaseCores / sizes.busy));
  return {
    pairCores,
    databaseCores,
    pairs,
    pairsFor: forStreams > forProcessor ? 'streams' : 'processor',
    databaseServer,
    memoryOfPair: (memory.api + memory.gateway + (memory.stream * load.streams) / pairs) / 1000,
    connections: pairs * (connectionsOfApi + 1),
    pool: pairs > sizes.withoutPool,
    bus: busFor(load),
    onePrimary: databaseServer <= sizes.mostCores,
  };
}
