import { second } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Loops } from '../loops.ts';
import { beyondAll, type Position, primaryPosition } from './position.ts';
import { type Reading, unread } from './reading.ts';
import { type Answer, mostLag, Replica } from './replica.ts';

const lookEvery = 0.5 * second;
/** A replica of the same room has a commit after a few milliseconds. */
const patience = 50;

/** The replicas of a database. Whatever happens to one costs nobody more than a moment. */
export class Replicas {
  readonly all: Replica[];
  /** Statements of requests that replicas may answer, by who did. */
  readonly answered = { replica: 0, primary: 0 };
  #turn = 0;
  #primary: Database | undefined;

  constructor(urls: string[]) {
    this.all = urls.map((url) => new Replica(url));
  }

  /** Looks after them from now on: they are in use once they were seen. */
  watch(primary: Database, loops: Loops): void {
    this.#primary = primary;
    for (const replica of this.all) {
      loops.repeat(`replica ${replica.name}`, () => replica.lookAfter(primary), lookEvery);
    }
  }

  /** After everything that was committed until now; never throws. */
  async written(): Promise<Position> {
    const primary = this.#primary;
    if (!primary) return beyondAll;
    return unread(() => primaryPosition(primary)).catch(() => beyondAll);
  }

  /** The answer of a replica to what a request reads; undefined when the primary is to be asked. */
  async ask(reading: Reading, text: string, values: readonly unknown[]) {
    const answer = await this.#answer(reading, text, values);
    if (!answer) reading.isPrimarys = true;
    this.answered[answer ? 'replica' : 'primary'] += 1;
    return answer;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.close()));
  }

  async #answer(
    reading: Reading,
    text: string,
    values: readonly unknown[],
  ): Promise<Answer | undefined> {
    if (reading.isPrimarys || reading.hasWritten) return undefined;
    reading.replica ??= this.#choose(reading.wanted);
    return (await reading.replica)?.ask(text, values);
  }

  /** By turns, one that has what is wanted, or gets it in a moment. */
  async #choose(wanted: Position | undefined): Promise<Replica | undefined> {
    this.#turn += 1;
    const turned = this.all.map((_, n) => this.all[(n + this.#turn) % this.all.length] as Replica);
    const fresh = turned.filter(({ lag }) => lag <= mostLag);
    const there = wanted ? fresh.find((replica) => replica.has(wanted)) : fresh[0];
    const [next] = fresh;
    if (there || !next || !wanted || wanted === beyondAll) return there;
    return (await next.reaches(wanted, patience)) ? next : undefined;
  }
}
