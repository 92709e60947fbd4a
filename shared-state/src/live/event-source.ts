import { backoff, catchUpDelay } from '../api/backoff.ts';
import { bus } from '../bus/bus.ts';
import type { Topic, Topics } from '../bus/topics.ts';
import { language } from '../stores/language.ts';
import { topicOfEvent } from './live-events.ts';

/**
 * Milliseconds without a beat after which a line is dead, though no browser says so; the server's come
 * every 20 seconds.
 */
const silence = 50_000;

const networkEvents = ['offline', 'online'];

export interface StreamHandlers {
  onEvent: <T extends Topic>(topic: T, payload: Topics[T]) => void;
  /** The stream works, or no longer does. */
  onHealth: (healthy: boolean) => void;
  /** The stream is back, but events may have been missed meanwhile. */
  onGap: () => void;
  /** The session the stream belonged to is over. */
  onEnded: () => void;
}

/**
 * Keeps the event stream open until the returned function is called.
 *
 * @param since the first one also tells what has happened since, in milliseconds of the server's clock
 */
export function openEventStream(handlers: StreamHandlers, since?: number): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;
  let lostAt: number | undefined;
  let catchUp: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  /** Its server sends beats; one of before sends none, and is not waited for. */
  let isBeating = false;
  /** The last beat, by the clock on the wall: that of timers stands still while a device sleeps. */
  let heardAt = 0;
  /** The device was away and not the server: nobody else comes back in the same moment. */
  let wasAway = false;

  function close(): void {
    clearTimeout(retry);
    clearTimeout(silent);
    source?.close();
  }

  /** Comes back later, with a line of its own. */
  function giveUp(): void {
    handlers.onHealth(false);
    close();
    lostAt ??= Date.now();
    retry = setTimeout(open, backoff(attempt++));
  }

  function awaitBeat(): void {
    clearTimeout(silent);
    heardAt = Date.now();
    if (!isBeating) return;
    silent = setTimeout(() => {
      isBeating = false;
      giveUp();
    }, silence);
  }

  /** Whoever is away waits for its turn no longer. */
  function comeBack(): void {
    close();
    lostAt ??= Date.now();
    attempt = 0;
    open();
  }

  /** The device may have been away: its line may be dead then, or its turn far away. */
  function wake(): void {
    const isOverdue = isBeating && Date.now() - heardAt > silence;
    if (lostAt === undefined && !isOverdue) return;
    wasAway = true;
    comeBack();
  }

  /** The window also tells of a server that is away; only the device's own network counts here. */
  function noteNetwork({ type }: Event): void {
    if (!navigator.onLine) wasAway = true;
    else if (type === 'online' && wasAway) wake();
  }

  function open(): void {
    const query = new URLSearchParams({ lang: language.getState().current, rows: 'changed' });
    // Whoever was away asks for everything again.
    if (since !== undefined && lostAt === undefined) query.set('since', String(since));
    const opened = new EventSource(`/api/events.php?${query}`);
    source = opened;
    let isBroken = false;
    opened.onopen = () => {
      isBroken = false;
      attempt = 0;
      handlers.onHealth(true);
      awaitBeat();
      if (lostAt === undefined) return;
      clearTimeout(catchUp);
      catchUp = setTimeout(handlers.onGap, wasAway ? 0 : catchUpDelay(Date.now() - lostAt));
      lostAt = undefined;
    };
    opened.onerror = () => {
      clearTimeout(silent);
      // The browser resumes a broken connection by itself, from the last event it has seen. Once:
      // then it would knock every few seconds, at the same moment as all the others.
      if (opened.readyState === EventSource.CLOSED || isBroken) return giveUp();
      isBroken = true;
      handlers.onHealth(false);
    };
    opened.addEventListener('beat', () => {
      isBeating = true;
      wasAway = false;
      awaitBeat();
    });
    for (const [name, topic] of Object.entries(topicOfEvent)) {
      opened.addEventListener(name, ({ data }) => handlers.onEvent(topic, JSON.parse(data)));
    }
    // The server no longer has what was missed.
    opened.addEventListener('reset', handlers.onGap);
    opened.addEventListener('session', handlers.onEnded);
  }

  // What the server words in events it words for one language.
  const stopFollowing = language.subscribe(({ current }, before) => {
    if (current === before.current) return;
    close();
    lostAt ??= Date.now();
    open();
  });

  const stopWaking = bus.on('tab:shown', wake);
  for (const type of networkEvents) window.addEventListener(type, noteNetwork);
  open();
  return () => {
    stopWaking();
    for (const type of networkEvents) window.removeEventListener(type, noteNetwork);
    stopFollowing();
    close();
    clearTimeout(catchUp);
  };
}
