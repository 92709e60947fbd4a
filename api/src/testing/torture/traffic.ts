import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Page } from './page.ts';
import { askAs, type Side } from './side.ts';

/** People who write, each message until somebody says that it is there, and a page of each that listens. */
export class Traffic {
  /** What was acknowledged: the id of each message by its client id. */
  readonly acknowledged = new Map<string, string>();
  readonly sides: Side[];
  /** How often what else was answered, by status; "later" says when to come back. */
  readonly failed = new Map<string, number>();
  tries = 0;
  /** Milliseconds from the first try of each message until it was acknowledged. */
  took: number[] = [];
  pages: Page[] = [];
  #origin: string;
  #next: () => number;

  /** @param next gives numbers from 0 to 1 */
  constructor(sides: Side[], origin: string, next: () => number) {
    this.sides = sides;
    this.#origin = origin;
    this.#next = next;
  }

  /** As pages do, so that many of them leave an API that starts some air. */
  #backOff = (failed: number) => sleep((20 + this.#next() * 80) * Math.min(16, 2 ** failed));

  /** Opens a page of everybody; resolves when all of them are told what happens. */
  async listen(patience: number): Promise<void> {
    this.pages = this.sides.map((side) => new Page(side, this.#origin, patience, this.#backOff));
    while (this.pages.some(({ isOn }) => !isOn)) await sleep(20);
  }

  /**
   * Writes until so many more are acknowledged, so many people at a time, each as soon as the last one is.
   *
   * @param pause milliseconds from one message of a writer to the next at least
   */
  async write(more: number, writers: number, pause = 0): Promise<void> {
    const goal = this.acknowledged.size + more;
    const one = async () => {
      while (this.acknowledged.size < goal) {
        const side = this.sides[Math.floor(this.#next() * this.sides.length)];
        if (side) await Promise.all([this.#say(side), pause > 0 && sleep(pause)]);
      }
    };
    await Promise.all(Array.from({ length: writers }, one));
  }

  /** Breaks the lines of a share of all pages. */
  cut(share: number): void {
    for (const page of this.pages) if (this.#next() < share) page.cut();
  }

  stop(): void {
    for (const page of this.pages) page.stop();
  }

  /** Sends one message until somebody says that it is there, as a page does; sometimes twice at once. */
  async #say(side: Side): Promise<void> {
    const client_id = randomUUID();
    const body = `Said as ${client_id}`;
    const message = JSON.stringify({ profile: side.other.id, client_id, kind: 'text', body });
    const from = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const once = () => this.#send(side, message);
      const answers = await Promise.all(this.#next() < 0.2 ? [once(), once()] : [once()]);
      const id = answers.find((answer) => answer !== undefined);
      if (id) {
        this.acknowledged.set(client_id, id);
        this.took.push(performance.now() - from);
        return;
      }
      await this.#backOff(attempt);
    }
  }

  /** The id it has, or undefined when nobody can know. Throws when it is refused for good. */
  async #send(side: Side, body: string): Promise<string | undefined> {
    this.tries += 1;
    const headers = { 'content-type': 'application/json' };
    const sent = { method: 'POST', headers, body };
    const lost = () => undefined;
    const answer = await askAs(side, this.#origin, '/api/message.php', sent).catch(lost);
    if (!answer) return undefined;
    if (answer.ok) {
      const read = (await answer.json().catch(lost)) as { message: { id: string } } | undefined;
      return read?.message.id;
    }
    if (answer.status >= 500 || answer.status === 429) {
      const what = statusOf(answer);
      this.failed.set(what, (this.failed.get(what) ?? 0) + 1);
      return undefined;
    }
    throw new Error(`refused: ${answer.status} ${await answer.text().catch(lost)}`);
  }
}

/** Its status, and whether it says when to come back. */
export function statusOf({ status, headers }: Response): string {
  return headers.has('retry-after') ? `${status} later` : String(status);
}
