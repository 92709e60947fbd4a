import { askFailedAgain } from '../data/entries.ts';
import { chats } from '../stores/chats.ts';
import { connection } from '../stores/connection.ts';
import { likes } from '../stores/likes.ts';
import { likesStore } from '../stores/likes-state.ts';

/** What could not be loaded for want of a network comes by itself when one leads somewhere again. */
export function followConnection(): () => void {
  return connection.subscribe(({ online, reachable }, before) => {
    if (!online || !reachable || (before.online && before.reachable)) return;
    askFailedAgain();
    const failed = ({ status }: { status: string }) => status === 'failed';
    if (failed(chats.getState())) chats.load().catch(() => {});
    // Looking at `likes` itself would begin the whole lists.
    if (failed(likesStore.getState())) likes.load().catch(() => {});
  });
}
