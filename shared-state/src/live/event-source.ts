import type { Topic, Topics } from '../bus/topics.ts';
import { backoff } from './backoff.ts';
import { topicOfEvent } from './live-events.ts';

export interface StreamHandlers {
  onEvent: <T extends Topic>(topic: T, payload: Topics[T]) => void;
  /** The stream works, or no longer does. */
  onHealth: (healthy: boolean) => void;
  /** The stream is back, but events may have been missed meanwhile. */
  onGap: () => void;
  /** The session the stream belonged to is over. */
  onEnded: () => void;
}

/** Keeps the event stream open until the returned function is called. */
export function openEventStream(handlers: StreamHandlers): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let mayHaveMissed = false;

  function open(): void {
    const opened = new EventSource('/api/events.php');
    source = opened;
    opened.onopen = () => {
      attempt = 0;
      handlers.onHealth(true);
      if (mayHaveMissed) handlers.onGap();
      mayHaveMissed = false;
    };
    opened.onerror = () => {
      handlers.onHealth(false);
      // After a broken connection the browser resumes by itself, from the last event it has seen.
      if (opened.readyState !== EventSource.CLOSED) return;
      mayHaveMissed = true;
      retry = setTimeout(open, backoff(attempt));
      attempt += 1;
    };
    for (const [name, topic] of Object.entries(topicOfEvent)) {
      opened.addEventListener(name, ({ data }) => handlers.onEvent(topic, JSON.parse(data)));
    }
    // The server no longer has what was missed.
    opened.addEventListener('reset', handlers.onGap);
    opened.addEventListener('session', handlers.onEnded);
  }

  open();
  return () => {
    clearTimeout(retry);
    source?.close();
  };
}
