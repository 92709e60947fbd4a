import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';
import type { Topic, Topics } from '../bus/topics.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { openEventStream } from './event-source.ts';
import { whileLeading } from './leadership.ts';
import { noteTold } from './told.ts';
import { withRow } from './with-row.ts';

function shareHealth(healthy: boolean): void {
  connection.setState({ live: healthy });
  tabs.tell({ kind: 'live', healthy });
}

function shareEvent<T extends Topic>(topic: T, told: Topics[T]): void {
  noteTold();
  // Once for all tabs; an older one puts nothing together.
  const payload = withRow(told);
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
    const handlers = {
      onEvent: shareEvent,
      onHealth: shareHealth,
      onGap: () => shareEvent('live:resumed', {}),
      onEnded: () => session.load().catch(() => {}),
    };
    return openEventStream(handlers, takesOver ? undefined : since);
  });
  return () => {
    stop();
    connection.setState({ live: false });
  };
}
