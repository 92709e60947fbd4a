import { createOutbox, type Outbox } from './outbox.ts';
import { readOutbox, storeOutbox } from './outbox-storage.ts';
import { sendMessage } from './send-message.ts';

let made: Outbox | null = null;

/** The page's one outbox, made when it is first needed. */
export function outbox(): Outbox {
  made ??= createOutbox({ send: sendMessage, read: readOutbox, store: storeOutbox });
  return made;
}
