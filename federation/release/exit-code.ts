import { types } from 'node:util';
import { LostRace, Refusal } from '../registry/refusal.ts';
import { Unreachable } from '../store/files.ts';

/** The command line was not understood. */
export class Usage extends Error {}

/** 0 done, 1 refused, 2 not understood, 3 store unreachable, 4 somebody else was faster. */
export function exitCode(error: unknown): number {
  if (error instanceof LostRace) return 4;
  if (error instanceof Unreachable) return 3;
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof Usage || code?.startsWith('ERR_PARSE_ARGS')) return 2;
  return 1;
}

/** What a person gets to see: one line for what we know, everything for what we do not. */
export function explain(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  // Node explains at length how an option could be an argument.
  if (code?.startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}; --help says more`;
  const known = [Refusal, Unreachable, Usage].some((kind) => error instanceof kind);
  return known ? error.message : (error.stack ?? error.message);
}
