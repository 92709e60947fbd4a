import { backoff } from '../api/backoff.ts';
import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import type { Topic, Topics } from '../bus/topics.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import type { StreamHandlers } from './event-source.ts';
import { whileLeading } from './leadership.ts';

/** What reads the stream comes after the page: visitors have none. */
const eventSource = () => import(/* webpackChunkName: "live" */ './event-source.ts');

/** Opens the stream as soon as what reads it is here, until the returned function is called. */
function openLater(handlers: StreamHandlers, since?: number): () => void {
  let isOver = false;
  let close = () => {};
  let retry: ReturnType<typeof setTimeout> | undefined;
  const open = (attempt: number): Promise<void> =>
    eventSource().then(
      ({ openEventStream }) => {
        if (!isOver) close = openEventStream(handlers, since);
      },
      () => {
        if (!isOver) retry = setTimeout(() => open(attempt + 1), backoff(attempt));
      },
    );
  void open(0);
  return () => {
    isOver = true;
    clearTimeout(retry);
    close();
  };
}

function shareHealth(healthy: boolean): void {
  connection.setState({ live: healthy });
  tabs.tell({ kind: 'live', healthy });
}

/** When this tab, which leads then, last heard of something; in milliseconds since 1970. */
let lastHeard = 0;

/** Whether this tab has told the others something that a page of that moment may not know. */
export const hasToldSince = (moment: number): boolean => lastHeard >= moment;

function shareEvent<T extends Topic>(topic: T, payload: Topics[T]): void {
  lastHeard = Date.now();
  bus.emit(topic, payload);
  tabs.tell({ kind: 'event', topic, payload } as Parameters<typeof tabs.tell>[0]);
}

/**
 * Brings the server's events to the bus of every tab over one connection.
 *
 * @param since from when on the page may know nothing of them, in milliseconds of the server's clock
 */
export function startLiveStream(since?: number): () => void {
  const stop = whileLeading('afterglow-live', ({ takesOver }) => {
    if (takesOver) shareEvent('live:resumed', {});
    const handlers: StreamHandlers = {
      onEvent: shareEvent,
      onHealth: shareHealth,
      onGap: () => shareEvent('live:resumed', {}),
      onEnded: () => session.load().catch(() => {}),
    };
    return openLater(handlers, takesOver ? undefined : since);
  });
  return () => {
    stop();
    connection.setState({ live: false });
  };
}
