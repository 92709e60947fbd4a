import { AsyncLocalStorage } from 'node:async_hooks';
import type { Position } from './position.ts';
import type { Replica } from './replica.ts';

/** What decides who answers what one request asks of the database. */
export interface Reading {
  /** Replicas may answer: its route says so. */
  readonly mayLag: boolean;
  /** None of them could: the primary answers the rest. */
  isPrimarys: boolean;
  /** What they must have for that; undefined when the reader has written nothing lately. */
  readonly wanted: Position | undefined;
  /** Something was written, or may have been. */
  hasWritten: boolean;
  /** Who answers all of it, once one was chosen. */
  replica: Promise<Replica | undefined> | undefined;
}

const current = new AsyncLocalStorage<Reading | undefined>();

/** That of the request on whose behalf this runs, if any. */
export const presentReading = () => current.getStore();

/** Runs something, and all that it begins, as a part of a request. */
export function during<Result>(reading: Reading | undefined, work: () => Result): Result {
  return current.run(reading, work);
}

/** Runs something that nobody will want to read: it is asked of the primary, and counts as no write. */
export function unread<Result>(work: () => Result): Result {
  return current.getStore() ? current.run(undefined, work) : work();
}
