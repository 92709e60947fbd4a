import { once } from '../api/request.ts';
import { tabs } from '../bus/tabs.ts';
import { chats } from '../stores/chats/chats.ts';
import { connection } from '../stores/connection.ts';
import { likes } from '../stores/likes.ts';
import { push } from '../stores/push.ts';
import { whileLeading } from './leadership.ts';
import { refreshInTurn } from './refresh.ts';

const startMs = 5000;
const oftenMs = 60_000;
const seldomMs = 300_000;

/** Polling is the net under push and live stream: seldom while one of them works. */
export function pollInterval(): number {
  const isToldOtherwise = push.getState().permission === 'subscribed' || connection.getState().live;
  return isToldOtherwise ? seldomMs : oftenMs;
}

/** When the next poll is due. */
export interface Schedule {
  interval: number;
  due: number;
}

/**
 * The schedule at `now`, after a poll or a look at how things stand. When polling becomes more or less
 * frequent the next poll is at any time within the new interval: those who lose or get their streams
 * in one moment do not all ask in another.
 */
export function rescheduled(
  { interval, due }: Schedule,
  now: number,
  wanted = pollInterval(),
  random = Math.random,
): Schedule {
  if (now >= due) return { interval: wanted, due: now + wanted };
  if (wanted === interval) return { interval, due };
  const next = now + wanted * random();
  return { interval: wanted, due: wanted > interval ? next : Math.min(due, next) };
}

/** Fetches for all tabs of the browser; the others hear at once of what has changed. */
async function poll(): Promise<void> {
  await refreshInTurn(async (load) => {
    const before = [chats.getState().totalUnread, likes.getState().totalNew];
    await once(load);
    if (before[0] !== chats.getState().totalUnread) tabs.tell({ kind: 'chats-changed' });
    if (before[1] !== likes.getState().totalNew) tabs.tell({ kind: 'likes-changed' });
  });
}

/** Polls, in one tab of the browser, until the returned function is called. */
export function startPolling(): () => void {
  return whileLeading('afterglow-polling', () => {
    let schedule: Schedule = { interval: pollInterval(), due: Date.now() + pollInterval() };
    let timer = setTimeout(turn, startMs);

    // Looks every few seconds, so that a lost stream makes polling more frequent.
    function turn(): void {
      const isDue = Date.now() >= schedule.due;
      schedule = rescheduled(schedule, Date.now());
      if (isDue) void poll();
      timer = setTimeout(turn, startMs);
    }

    return () => clearTimeout(timer);
  });
}
