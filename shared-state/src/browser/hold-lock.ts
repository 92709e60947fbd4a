import { bus } from '../bus/bus.ts';
import { tabs } from '../bus/tabs.ts';

/** Milliseconds in which a tab that is awake says that it holds a lock. */
const patience = 5000;
/** Milliseconds between two questions. */
const askEvery = 15_000;

interface Held {
  /** Another tab had it before. */
  waited: boolean;
  /** Another tab has taken it since. */
  lost: AbortSignal;
}

const say = (topic: 'lock:asked' | 'lock:held', name: string) =>
  tabs.tell({ kind: 'event', topic, payload: { name } });

/** Asks as long as somebody looks at this tab whether whoever holds a lock is awake. */
function askWhoHolds(name: string, onSilence: () => void): () => void {
  // Nobody could answer.
  if (typeof BroadcastChannel === 'undefined') return () => {};
  let silence: ReturnType<typeof setTimeout> | undefined;
  const answered = () => {
    clearTimeout(silence);
    silence = undefined;
  };
  function ask(): void {
    if (document.visibilityState === 'visible') {
      silence ??= setTimeout(onSilence, patience);
      say('lock:asked', name);
    } else answered();
  }
  const stopHearing = bus.on('lock:held', (held) => {
    if (held.name === name) answered();
  });
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, askEvery);
  ask();
  return () => {
    stopHearing();
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
    answered();
  };
}

/**
 * Does what only one tab of the browser does at a time. Phones put a tab to sleep that nobody looks at,
 * with the locks it holds: one in view takes them from a tab that does not answer, and `act`, which has
 * `lost` it then, is to end. Rejects when `signal` ends the wait.
 */
export async function holdLock(
  name: string,
  signal: AbortSignal,
  act: (held: Held) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  let acting: Promise<void> | undefined;

  async function hold(waited: boolean): Promise<void> {
    const stopAnswering = bus.on('lock:asked', (asked) => {
      if (asked.name === name) say('lock:held', name);
    });
    await act({ waited, lost: lost.signal }).finally(stopAnswering);
  }
  async function request(options: LockOptions, onHeld = () => {}): Promise<void> {
    try {
      await navigator.locks.request(name, options, (lock) => {
        if (!lock) return;
        onHeld();
        acting = hold(!options.ifAvailable);
        return acting;
      });
    } catch (error) {
      if (!acting) throw error;
      // Taken away, or it has failed by itself.
      lost.abort();
      await acting;
    }
  }

  await request({ ifAvailable: true });
  if (acting || signal.aborted) return;
  const wait = new AbortController();
  const giveUp = () => wait.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  const stopAsking = askWhoHolds(name, () => wait.abort());
  try {
    await request({ signal: wait.signal }, stopAsking);
  } catch (error) {
    if (signal.aborted || !wait.signal.aborted) throw error;
    await request({ steal: true });
  } finally {
    stopAsking();
    signal.removeEventListener('abort', giveUp);
  }
}
