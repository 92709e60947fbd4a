import type { Bus } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Env } from './env.ts';
import type { Files } from './files.ts';
import type { Log } from './log.ts';
import type { Loops } from './loops.ts';
import type { Random } from './random.ts';
import type { Replicas } from './replicas/replicas.ts';
import type { NoteSecurity } from './security-log.ts';

/** What every rule may use of the outside world. Tests put their own clock in. */
export interface Context {
  env: Env;
  log: Log;
  /** Notes what a guard of the installation wants to find again. */
  security: NoteSecurity;
  /** Where work that comes back by itself is started, and what of it fails. */
  loops: Loops;
  db: Database;
  /** Who answers some of what `db` is asked, where there are replicas. */
  replicas?: Replicas | undefined;
  clock: Clock;
  random: Random;
  bus: Bus;
  files: Files;
  /** The installation's secret, for `derive`. */
  secret: string;
}
