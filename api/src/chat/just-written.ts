import type { MessageRow } from './message-view.ts';
import type { Marks } from './read-messages.ts';

export interface JustWritten extends Marks {
  row: MessageRow;
  /** What each of the two has to read in the conversation now, by member. */
  unread: Map<string, number>;
}

/**
 * Messages that this process has just written, by what is told of them, so that telling its own
 * pages reads none again.
 */
export const justWritten = new WeakMap<object, JustWritten>();
