import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../bench/chat-clients.ts';
import { framesOf } from '../event-frames.ts';

/** Milliseconds until a page tries again what nobody answered. */
const again = 100;

interface Thread {
  messages: { body: string }[];
  cursor: string | null;
}

/** An answer that is no answer: the server is about to go, or not yet there. */
const isAway = (status: number) => status === 502 || status === 503;

/**
 * A member's page as ours are: it opens its stream again when that ends, and sends a message under
 * one key until it is answered.
 */
export class Page {
  /** How often each message was heard. */
  readonly heard = new Map<string, number>();
  readonly sent: string[] = [];
  /** When each message was tried first, and milliseconds until its answer. */
  readonly took: { from: number; ms: number }[] = [];
  readonly #origin: string;
  readonly #client: Client;
  readonly #headers: Record<string, string>;
  readonly #left = new AbortController();
  #lastId = '';

  /** `index` makes its network: the limits are those of many people. */
  constructor(origin: string, client: Client, index: number) {
    this.#origin = origin;
    this.#client = client;
    this.#headers = {
      cookie: client.cookie,
      'x-forwarded-for': `10.${Math.floor(index / 200)}.${index % 200}.1`,
    };
  }

  /** Opens its stream and stays with it, over restarts. Resolves when it is open for the first time. */
  listen(): Promise<void> {
    return new Promise((opened) => {
      void this.#follow(opened);
    });
  }

  leave(): void {
    this.#left.abort();
  }

  get(path: string): Promise<Response> {
    return fetch(`${this.#origin}${path}`, { headers: this.#headers });
  }

  /** All that stands in its conversation, the oldest first. */
  async thread(): Promise<string[]> {
    const all: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${cursor}`;
      const path = `/api/chat.php?conversation=${this.#client.conversation}${query}`;
      const page = (await (await this.get(path)).json()) as Thread;
      all.unshift(...page.messages.map(({ body }) => body));
      cursor = page.cursor;
    }
    return all;
  }

  /** Sends until it is answered. Throws when the answer is a refusal. */
  async send(body: string): Promise<void> {
    const { conversation } = this.#client;
    const message = JSON.stringify({ conversation, client_id: randomUUID(), kind: 'text', body });
    const from = performance.now();
    for (;;) {
      const status = await this.#post('/api/message.php', message);
      if (status === 200) break;
      if (status && !isAway(status)) throw new Error(`A message was refused: ${status}`);
      await sleep(again);
    }
    this.took.push({ from, ms: performance.now() - from });
    this.sent.push(body);
  }

  async #post(path: string, body: string): Promise<number | undefined> {
    const headers = {
      ...this.#headers,
      origin: this.#origin,
      'request-type': 'client',
      'content-type': 'application/json',
    };
    const answer = await fetch(`${this.#origin}${path}`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    return answer?.status;
  }

  async #follow(opened: () => void): Promise<void> {
    const { signal } = this.#left;
    while (!signal.aborted) {
      try {
        const last = this.#lastId && { 'last-event-id': this.#lastId };
        const headers = { ...this.#headers, ...last };
        const answer = await fetch(`${this.#origin}/api/events.php`, { headers, signal });
        if (answer.status === 200) await this.#hear(answer, opened);
      } catch {
        // Broken, or nobody is there.
      }
      if (!signal.aborted) await sleep(again);
    }
  }

  async #hear(answer: Response, opened: () => void): Promise<void> {
    for await (const frames of framesOf(answer)) {
      for (const { id, event, data } of frames) {
        this.#lastId = id ?? this.#lastId;
        const body = event === 'message' && /"body":"([^"]+)"/.exec(data)?.[1];
        if (body) this.heard.set(body, (this.heard.get(body) ?? 0) + 1);
      }
      if (this.#lastId) opened();
    }
  }
}
