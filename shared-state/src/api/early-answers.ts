import { api } from './client.ts';

/** Milliseconds that an answer may wait for somebody to ask. */
const lifetime = 10_000;

interface EarlyAnswer {
  answer: Promise<unknown>;
  until: number;
}

const waiting = new Map<string, EarlyAnswer>();
const asked = new Set<string>();

/** The same for the same question, whatever the order of its values. */
function keyOf(path: string, query: object = {}): string {
  const [pathname = '', search] = path.split('?', 2);
  const values = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) values.append(name, String(value));
  }
  values.sort();
  return `${pathname}?${values}`;
}

function put(key: string, answer: Promise<unknown>): void {
  answer.catch(() => waiting.delete(key));
  waiting.set(key, { answer, until: performance.now() + lifetime });
}

/**
 * Answers to reads that nobody has asked for yet: they came with the document, or were fetched for
 * a link somebody is about to follow. Each is given once. Whatever happens in between, a write or
 * an event, may make them untrue: then all are forgotten.
 */
export const earlyAnswers = {
  /** What came with the document, by address. */
  start(answers: Record<string, unknown> = {}): void {
    for (const [address, answer] of Object.entries(answers)) {
      put(keyOf(address), Promise.resolve(answer));
    }
  },

  /** Undefined when there is none, or when it has failed: then one asks for oneself. */
  async take(path: string, query?: object): Promise<unknown> {
    const key = keyOf(path, query);
    asked.add(key);
    const found = waiting.get(key);
    waiting.delete(key);
    return found && performance.now() < found.until
      ? found.answer.catch(() => undefined)
      : undefined;
  },

  forget: () => waiting.clear(),
};

/**
 * Reads what a page will ask for, ahead of time. What this page asked for before is left out: it is
 * kept somewhere, or can wait. The server does not count it as looked at.
 */
export function prefetchAnswers(addresses: string[], signal: AbortSignal): void {
  for (const address of addresses) {
    const key = keyOf(address);
    if (asked.has(key) || waiting.has(key)) continue;
    const [url, search] = address.split('?', 2);
    const request = api.request<unknown>({
      url,
      params: new URLSearchParams(search),
      headers: { purpose: 'prefetch' },
      signal,
      'axios-retry': { retries: 0 },
    });
    put(
      key,
      request.then(({ data }) => data),
    );
  }
}
