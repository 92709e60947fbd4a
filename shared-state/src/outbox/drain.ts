import { ApiError } from '../api/api-error.ts';
import type { ChatMessage } from '../api/types.ts';
import { wasRefused } from '../api/was-refused.ts';
import type { KeptMessages } from './kept-messages.ts';
import { lineOf, type Outgoing, type Sent } from './outgoing.ts';
import type { Underway } from './send-message.ts';

interface Ports {
  kept: KeptMessages;
  send(outgoing: Outgoing, underway: Underway): Promise<ChatMessage>;
  /** Of what is kept, something is different. */
  onChange(sent?: Sent): void;
  /** How much of a picture has gone up, from 0 to 1. */
  onProgress(client_id: string, share: number): void;
  /** Milliseconds; a pause can be cut short. */
  pause?(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Drain {
  /** Sends all there is, at once even when it was waiting for its next try. */
  work(): Promise<void>;
  /** Discards a message, and ends the upload of its picture. */
  discard(client_id: string): Promise<void>;
  stop(): void;
}

/** Milliseconds before the next try after a failure that may pass. */
const pauses = [1000, 2000, 4000, 8000, 15_000];

/**
 * Milliseconds in which nothing of a picture goes up and no answer comes: the line is dead, though no browser
 * says so. The server itself takes up to fifty seconds.
 */
const stalledAfter = 90_000;

/** What only one tab at a time may do. Without Web Locks the server alone tells repeats. */
function exclusively(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act();
  return navigator.locks.request('outbox', { signal }, act);
}

/** True when the server will not have the message. All else may pass by itself. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && wasRefused(error);

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Brings messages to the server: one tab sends for all, each line in the order it was written, until
 * the server has every message or has refused it. Who holds back holds back its own line alone.
 */
export function createDrain(ports: Ports): Drain {
  const { kept, send, onChange, onProgress, pause = pauseFor } = ports;
  const stopped = new AbortController();
  let working: Promise<void> | null = null;
  let isAsked: boolean | undefined;
  let waiting = new AbortController();
  let underway: { client_id: string; abort: AbortController } | null = null;

  async function isKept(client_id: string): Promise<boolean> {
    return (await kept.all()).some((message) => message.client_id === client_id);
  }

  /** Says what became of it; `later` when it may go another time. */
  async function sendOne(outgoing: Outgoing): Promise<'gone' | 'later' | 'unreachable'> {
    const { client_id } = outgoing;
    const abort = new AbortController();
    underway = { client_id, abort };
    let patience: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(patience);
      patience = setTimeout(() => abort.abort(), stalledAfter);
    };
    wait();
    try {
      const message = await send(outgoing, {
        signal: abort.signal,
        onProgress: (share) => {
          wait();
          onProgress(client_id, share);
        },
        isWanted: () => isKept(client_id),
      });
      await kept.remove(client_id);
      if (!stopped.signal.aborted) onChange({ outgoing, message });
      return 'gone';
    } catch (error) {
      if (!isRefusal(error)) {
        // Discarded meanwhile: that was no failure.
        if (!(await isKept(client_id))) return 'gone';
        return error instanceof ApiError && error.code === 'network' ? 'unreachable' : 'later';
      }
      await kept.change(client_id, {
        ...{ refused: error.message, refusal: error.code },
        ...(error.code === 'price_changed' && { credits: Number(error.extra.credits) }),
      });
      if (!stopped.signal.aborted) onChange();
      return 'gone';
    } finally {
      clearTimeout(patience);
    }
  }

  /** Tries every line once; tells whether nothing is left to try. */
  async function tryAll(): Promise<boolean> {
    const held = new Set<string>();
    while (!stopped.signal.aborted) {
      const messages = await kept.all();
      const next = messages.find((message) => !message.refused && !held.has(lineOf(message)));
      if (!next) return held.size === 0;
      const became = await sendOne(next);
      if (became === 'unreachable') return false;
      if (became === 'later') held.add(lineOf(next));
    }
    return true;
  }

  async function drain(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      isAsked = false;
      if (await tryAll()) {
        if (!isAsked) return;
      } else if (!isAsked) {
        waiting = new AbortController();
        await pause(pauses[Math.min(failures, pauses.length - 1)] ?? 0, waiting.signal);
        failures += 1;
      }
    }
  }

  return {
    async work() {
      isAsked = true;
      waiting.abort();
      working ??= exclusively(stopped.signal, drain)
        .catch((error: unknown) => {
          if (!stopped.signal.aborted) throw error;
        })
        .finally(() => {
          working = null;
        });
      await working;
    },
    async discard(client_id) {
      await kept.remove(client_id);
      if (underway?.client_id === client_id) underway.abort.abort();
    },
    stop() {
      stopped.abort();
      underway?.abort.abort();
      waiting.abort();
    },
  };
}
