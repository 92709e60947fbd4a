import type { AddressInfo } from 'node:net';
import type { TestApp } from './app.ts';
import { framesOf } from './event-frames.ts';
import type { TestMember } from './member.ts';

export interface Received {
  event: string;
  data: Record<string, unknown>;
}

/** Makes a test's API reachable over the network; event streams need that. */
export async function listen(t: TestApp): Promise<string> {
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  return originOf(t);
}

export function originOf(t: TestApp): string {
  return `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
}

/** A page's event stream, as a browser reads it. */
export class TestStream {
  received: Received[] = [];
  lastId = '';
  ended = false;
  status = 0;
  type: string | null = null;
  #aborted = new AbortController();
  #waiting: (() => void)[] = [];

  /**
   * Opens the stream of a member and waits until it runs. What a new one hears as it opens is forgotten,
   * if it asked for nothing of before (`since`): that is whatever is younger than any transaction of the
   * server, which may be of another test.
   */
  static async open(
    origin: string,
    member: TestMember,
    lastId?: string,
    query = '',
  ): Promise<TestStream> {
    const stream = new TestStream();
    const answer = await fetch(`${origin}/api/events.php${query}`, {
      signal: stream.#aborted.signal,
      headers: {
        cookie: `sid=${member.client.cookies.sid}`,
        ...(lastId !== undefined && { 'last-event-id': lastId }),
      },
    });
    stream.status = answer.status;
    stream.type = answer.headers.get('content-type');
    void stream.#read(answer);
    await stream.until(() => stream.lastId !== '' || stream.ended);
    if (lastId === undefined && !query.includes('since=')) stream.received = [];
    return stream;
  }

  events(name: string): Received['data'][] {
    return this.received.filter(({ event }) => event === name).map(({ data }) => data);
  }

  /** Waits until something is true; throws after three seconds. */
  async until(isTrue: () => boolean): Promise<void> {
    const deadline = Date.now() + 3000;
    while (!isTrue()) {
      if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}`);
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 50);
      });
    }
  }

  close(): void {
    this.#aborted.abort();
  }

  async #read(answer: Response): Promise<void> {
    try {
      for await (const frames of framesOf(answer)) {
        for (const { id, event, data } of frames) {
          this.lastId = id ?? this.lastId;
          if (event) this.received.push({ event, data: JSON.parse(data) });
        }
        this.#wake();
      }
    } catch {
      // Closed by the test.
    }
    this.ended = true;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
