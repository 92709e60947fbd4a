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
    const signal = AbortSignal.any([this.#over.signal, AbortSignal.timeout(this.#patience)]);
    const headers = this.#lastId ? { 'last-event-id': this.#lastId } : {};
    const answer = await askAs(this.#side, this.#origin, '/api/events.php', { signal, headers });
    if (!answer.ok) return;
    this.isConnected = true;
    if (this.#awaySince > 0)
      this.longestAway = Math.max(this.longestAway, performance.now() - this.#awaySince);
    const decoder = new TextDecoder();
    let text = '';
    try {
      for await (const chunk of answer.body ?? []) {
        text += decoder.decode(chunk as Uint8Array, { stream: true });
        const frames = text.split('\n\n');
        text = frames.pop() ?? '';
        for (const frame of frames) this.#take(frame);
      }
    } finally {
      this.isConnected = false;
      this.#awaySince = performance.now();
    }
  }

  #take(frame: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1];
    if (field('event') === 'message') {
      const { message } = JSON.parse(field('data') ?? '{}') as { message: string };
      if (this.heard.has(message)) this.doubled += 1;
      this.heard.add(message);
    }
    if (field('event') === 'reset') this.resets += 1;
    this.#lastId = field('id') ?? this.#lastId;
  }
}
