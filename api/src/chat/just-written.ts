import type { MessageRow } from './message-view.ts';
import type { Marks } from './read-messages.ts';

/**
 * Messages that this process has just written, by what is told of them, so that telling its own
 * pages reads none again.
 */
export const justWritten = new WeakMap<object, Marks & { row: MessageRow }>();
