import { setTimeout as sleep } from 'node:timers/promises';
import { askAs, type Side } from './side.ts';
import { statusOf } from './traffic.ts';

/** Milliseconds; whatever happens is answered sooner. */
const patience = 20_000;
const pause = 50;
const paths = ['/api/search.php', '/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Somebody who looks around all the time, and notes what is answered. */
export class Looker {
  /** How often, by status; "later" says when to come back. */
  readonly answers = new Map<string, number>();
  /** Milliseconds of the longest answer. */
  longest = 0;
  #sides: Side[];
  #origin: string;
  #isOver = false;
  #looking: Promise<void> | undefined;

  constructor(sides: Side[], origin: string) {
    this.#sides = sides;
    this.#origin = origin;
  }

  start(): void {
    this.#looking = this.#look();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#looking;
  }

  async #look(): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const side = this.#sides[turn % this.#sides.length] as Side;
      await Promise.all(paths.map((path) => this.#ask(side, path)));
      await sleep(pause);
    }
  }

  async #ask(side: Side, path: string): Promise<void> {
    const began = performance.now();
    const signal = AbortSignal.timeout(patience);
    const status = await askAs(side, this.#origin, path, { signal })
      .then(async (answer) => (await answer.text()) && statusOf(answer))
      .catch(String);
    this.answers.set(status, (this.answers.get(status) ?? 0) + 1);
    this.longest = Math.max(this.longest, Math.round(performance.now() - began));
  }
}
