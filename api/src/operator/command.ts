import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';

/** One verb of a thing, in a file `things/<thing>/<verb>.ts` that exports it as `default`. */
export interface Command {
  /** One line for the help: "Lists open reports". */
  about: string;
  /** What stands behind the verb, in this order, with what it is. All of it is needed. */
  words?: Record<string, string>;
  /** What may be given as `--name value`. */
  options?: Record<string, Option>;
  /** Whether it changes something: then it needs `--why`, is written down, and can be tried dry. */
  changes: boolean;
  run: (act: Act) => Promise<void>;
}

export interface Option {
  about: string;
  /** Whether the command cannot do without. */
  needed?: boolean;
  /** The only values it takes. */
  oneOf?: readonly string[];
}

/** What a command works with. Everything it writes goes through `trx`. */
export interface Act {
  ctx: Context;
  trx: Trx;
  /** Words and options by name; what was not given is not there. */
  given: Record<string, string>;
  /** Who runs it, for what is kept with a name. */
  who: string;
  /** A line for who runs it. */
  print: (line: string) => void;
  /** Deleting files: the last thing before the act is noted, so that where it fails it can be done again. */
  atLast: (work: () => Promise<void>) => void;
  /** What cannot be taken back, such as work in other databases: done once everything else is kept. */
  afterwards: (work: () => Promise<void>) => void;
}

export { Mistake } from '../platform/mistake.ts';
