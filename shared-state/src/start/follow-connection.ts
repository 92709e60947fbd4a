import { askFailedAgain } from '../data/entries.ts';
import { chats } from '../stores/chats/chats.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';

/** What could not be loaded for want of a network comes by itself when there is one again. */
export function followConnection(): () => void {
  return connection.subscribe(({ online }, before) => {
    if (!online || before.online) return;
    askFailedAgain();
    const failed = ({ status }: { status: string }) => status === 'failed';
    if (failed(session.getState())) session.load().catch(() => {});
    if (failed(chats.getState())) chats.load().catch(() => {});
  });
}
