import { chats } from '../stores/chats.ts';
import { connection } from '../stores/connection.ts';
import { likes } from '../stores/likes.ts';
import { push } from '../stores/push.ts';
import { session } from '../stores/session.ts';

const startMs = 5000;
const oftenMs = 60_000;
const seldomMs = 300_000;

/** Polling is the net under push and live stream: seldom while one of them works. */
export function pollInterval(): number {
  const isToldOtherwise = push.getState().permission === 'subscribed' || connection.getState().live;
  return isToldOtherwise ? seldomMs : oftenMs;
}

/** Fetches what badges and lists show. Failures wait for the next turn. */
export async function refreshAll(): Promise<void> {
  if (!session.isMember()) return;
  await Promise.allSettled([session.load(), chats.load(), likes.load()]);
}

/** Polls until the returned function is called. */
export function startPolling(): () => void {
  let last = Date.now();
  let timer = setTimeout(turn, startMs);

  // Looks every few seconds, so that a lost stream makes polling faster at once.
  function turn(): void {
    if (Date.now() - last >= pollInterval()) {
      last = Date.now();
      void refreshAll();
    }
    timer = setTimeout(turn, startMs);
  }

  return () => clearTimeout(timer);
}
