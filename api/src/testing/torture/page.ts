import { framesOf } from '../event-frames.ts';
import { askAs, type Side } from './side.ts';

/** A page that listens, and goes on from its last id whenever the line breaks. */
export class Page {
  readonly heard = new Set<string>();
  /** How often it was told of one once more. */
  doubled = 0;
  resets = 0;
  isConnected = false;
  /** Milliseconds of the longest time without a stream. */
  longestAway = 0;
  #awaySince = 0;
  #side: Side;
  #origin: string;
  #patience: number;
  #backOff: (failed: number) => Promise<unknown>;
  #lastId = '';
  #over = new AbortController();
  #line = new AbortController();

  /** @param patience milliseconds that a stream is kept; one may have gone silent */
  constructor(
    side: Side,
    origin: string,
    patience: number,
    backOff: (failed: number) => Promise<unknown>,
  ) {
    this.#side = side;
    this.#origin = origin;
    this.#patience = patience;
    this.#backOff = backOff;
    void this.#run();
  }

  /** Until its first id a page is told nothing, and asks for everything when it gets one. */
  get isOn(): boolean {
    return this.#lastId !== '';
  }

  stop(): void {
    this.#over.abort();
    this.cut();
  }

  /** Breaks its line. */
  cut(): void {
    this.#line.abort();
  }

  async #run(): Promise<void> {
    for (let failed = 0; !this.#over.signal.aborted; failed += 1) {
      const before = this.#lastId;
      await this.#once().catch(() => undefined);
      if (this.#lastId !== before) failed = 0;
      await this.#backOff(failed);
    }
  }

  async #once(): Promise<void> {
    this.#line = new AbortController();
    const signal = AbortSignal.any([this.#line.signal, AbortSignal.timeout(this.#patience)]);
    const headers = this.#lastId ? { 'last-event-id': this.#lastId } : {};
    const answer = await askAs(this.#side, this.#origin, '/api/events.php', { signal, headers });
    if (!answer.ok) return;
    this.isConnected = true;
    if (this.#awaySince > 0)
      this.longestAway = Math.max(this.longestAway, performance.now() - this.#awaySince);
    try {
      for await (const frames of framesOf(answer)) {
        for (const { id, event, data } of frames) {
          if (event === 'message') this.#hear((JSON.parse(data) as { message: string }).message);
          if (event === 'reset') this.resets += 1;
          this.#lastId = id ?? this.#lastId;
        }
      }
    } finally {
      this.isConnected = false;
      this.#awaySince = performance.now();
    }
  }

  #hear(message: string): void {
    if (this.heard.has(message)) this.doubled += 1;
    this.heard.add(message);
  }
}
