import { holdLock } from '../browser/hold-lock.ts';
import { createTurn, type Ports, type Turn } from './turn.ts';

export interface Drain {
  /** Sends all there is, at once even when it was waiting for its next try. */
  work(): Promise<void>;
  /** Discards a message, and ends the upload of its picture. */
  discard(client_id: string): Promise<void>;
  stop(): void;
}

/** Brings messages to the server: one tab sends for all. Without Web Locks the server alone tells repeats. */
export function createDrain(ports: Ports): Drain {
  const { kept, onChange } = ports;
  const stopped = new AbortController();
  let turn: Turn | undefined;
  /** Another tab has taken over, and may go before it is done. */
  let wasTakenAway = false;
  let working: Promise<void> | null = null;

  async function takeTurn(lost?: AbortSignal): Promise<void> {
    if (stopped.signal.aborted) return;
    const over = new AbortController();
    const heard = new AbortController();
    const ended = new Promise<void>((resolve) => {
      function end(): void {
        over.abort();
        resolve();
      }
      for (const signal of [stopped.signal, lost]) {
        signal?.addEventListener('abort', end, { signal: heard.signal });
      }
    });
    turn = createTurn(
      {
        ...ports,
        onChange(sent) {
          if (!stopped.signal.aborted) onChange(sent);
        },
      },
      over.signal,
    );
    // What is on its way holds up nobody who has the turn after this.
    await Promise.race([turn.run(), ended]).finally(() => heard.abort());
    wasTakenAway = lost?.aborted ?? false;
  }

  async function workOff(): Promise<void> {
    try {
      do {
        if (!navigator.locks) await takeTurn();
        else await holdLock('outbox', stopped.signal, ({ lost }) => takeTurn(lost));
        // Written after the last look, and before anybody else could have a turn.
      } while (!stopped.signal.aborted && (wasTakenAway || turn?.isAsked()));
    } catch (error) {
      if (!stopped.signal.aborted) throw error;
    } finally {
      working = null;
    }
  }

  return {
    async work() {
      turn?.nudge();
      working ??= workOff();
      await working;
    },
    async discard(client_id) {
      await kept.remove(client_id);
      turn?.cancel(client_id);
      turn?.nudge();
    },
    stop() {
      stopped.abort();
    },
  };
}
