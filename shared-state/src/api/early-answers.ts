import { addressOf } from './address.ts';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** Milliseconds that an answer may wait for somebody to ask. */
const lifetime = 10_000;
/** The same for what came with the document: a slow phone takes long until its page asks. */
const lifetimeOfDocument = 30_000;

interface EarlyAnswer {
  answer: Promise<unknown>;
  /** The same, once it is there. */
  arrived?: unknown;
  until: number;
}

/** What nobody keeps when it leaves the screen. */
const passing: readonly string[] = ['/api/chat.php'];

const waiting = new Map<string, EarlyAnswer>();
/** What somebody asked for and keeps. */
const kept = new Set<string>();

function takeOut(path: string, query?: object): EarlyAnswer | undefined {
  const address = addressOf(path, query);
  if (!passing.includes(path)) kept.add(address);
  const found = waiting.get(address);
  waiting.delete(address);
  return found && performance.now() < found.until ? found : undefined;
}

/**
 * Answers to reads that nobody has asked for yet: they came with the document, or were fetched for
 * a link somebody is about to follow. Each is given once. Whatever happens in between, a write or
 * an event, may make them untrue: then all are forgotten.
 */
export const earlyAnswers = {
  /** What came with the document, by address. */
  start(answers: Record<string, unknown> = {}): void {
    const until = performance.now() + lifetimeOfDocument;
    for (const [address, arrived] of Object.entries(answers)) {
      waiting.set(addressOf(address), { answer: Promise.resolve(arrived), arrived, until });
    }
  },

  /** What is there already, for a screen that is about to be drawn. */
  takeArrived(path: string, query?: object): unknown {
    const isHere = waiting.get(addressOf(path, query))?.arrived !== undefined;
    return isHere ? takeOut(path, query)?.arrived : undefined;
  },

  /**
   * Undefined when there is none, or when it has failed: then one asks for oneself. Who waited for one that
   * nobody answers has waited as long as for a call of one's own: rejects as that would.
   */
  async take(path: string, query?: object): Promise<unknown> {
    return takeOut(path, query)?.answer.catch((error: ApiError) => {
      if (error.code === 'timeout') throw error;
    });
  },

  /** Whoever had the answer of an address keeps it no longer. */
  letGo: (address: string) => void kept.delete(address),

  forget: () => waiting.clear(),
};

function fetchAhead(address: string, signal: AbortSignal): EarlyAnswer {
  const [url, search] = address.split('?', 2);
  const answer = call<unknown>({
    url,
    params: new URLSearchParams(search),
    headers: { purpose: 'prefetch' },
    signal,
    'axios-retry': { retries: 0 },
  });
  return { answer: answer.then(({ data }) => data), until: performance.now() + lifetime };
}

/**
 * Reads what a page will ask for, ahead of time. What is kept since somebody asked for it is left out.
 * The server does not count it as looked at.
 *
 * Resolves when each is here or has failed, which whoever asks for it finds out too.
 */
export function prefetchAnswers(addresses: string[], signal: AbortSignal): Promise<unknown> {
  return Promise.all(addresses.map((address) => prefetchAnswer(address, signal)));
}

async function prefetchAnswer(address: string, signal: AbortSignal): Promise<unknown> {
  const key = addressOf(address);
  const waits = waiting.get(key);
  if (waits) return waits.answer.catch(() => undefined);
  if (kept.has(key)) return;
  const early = fetchAhead(address, signal);
  waiting.set(key, early);
  early.answer.then(
    (arrived) => {
      early.arrived = arrived;
    },
    () => waiting.delete(key),
  );
  return early.answer.catch(() => undefined);
}
