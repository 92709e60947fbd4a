interface Bounds {
  /** How many may wait, and for how many milliseconds. */
  mayWait: number;
  waitsAtMost: number;
  /** What somebody is told who finds the line full, or in whose time it did not get on. */
  refusal: () => Error;
}

/**
 * Lets so much be in work at a time; the rest waits its turn, in the order it came: however long,
 * unless there are bounds.
 */
export class Line {
  readonly #atOnce: number;
  readonly #bounds: Bounds | undefined;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, bounds?: Bounds) {
    this.#atOnce = atOnce;
    this.#bounds = bounds;
  }

  get isIdle(): boolean {
    return this.#working === 0;
  }

  /** Resolves when there is a place, which has to be given back. */
  async take(): Promise<void> {
    const bounds = this.#bounds;
    if (this.#working < this.#atOnce) this.#working += 1;
    else if (bounds && this.#waiting.length >= bounds.mayWait) throw bounds.refusal();
    else await this.#turn();
  }

  giveBack(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working -= 1;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.take();
    try {
      return await work();
    } finally {
      this.giveBack();
    }
  }

  #turn(): Promise<void> {
    const bounds = this.#bounds;
    return new Promise((begin, refuse) => {
      const turn = () => {
        clearTimeout(timer);
        begin();
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        refuse(bounds?.refusal());
      };
      const timer = bounds && setTimeout(giveUp, bounds.waitsAtMost);
      this.#waiting.push(turn);
    });
  }
}
