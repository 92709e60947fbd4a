import { askFailedAgain } from '../data/entries.ts';
import { chats } from '../stores/chats.ts';
import { connection } from '../stores/connection.ts';
import { likes } from '../stores/likes.ts';

/** What could not be loaded for want of a network comes by itself when there is one again. */
export function followConnection(): () => void {
  return connection.subscribe(({ online }, before) => {
    if (!online || before.online) return;
    askFailedAgain();
    for (const store of [chats, likes]) {
      if (store.getState().status === 'failed') store.load().catch(() => {});
    }
  });
}
