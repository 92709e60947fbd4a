import pg from 'pg';

export type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/** What pg's own query does with a connection, which its types do not say. */
interface Wire {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  stream: Pick<pg.Connection['stream'], 'cork' | 'uncork'>;
  parse(statement: { text: string; name: string }): void;
  bind(of: { statement: string; values: unknown[] }): void;
  describe(what: { type: 'P' }): void;
  execute(what: object): void;
  sync(): void;
}
type Done = (error: Error | null, answers: Answer[]) => void;
interface Base {
  text: string;
  name: string;
  callback: Done;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleError(error: Error, wire: Wire): void;
}
const Base = pg.Query as unknown as new (config: object, done: Done) => Base;
const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } })
  .utils;

/** Without values, and so often that they have names, too. */
const named = new Set(['begin', 'commit']);

/**
 * Statements that the server is asked in one go and answers in one, rows of one of them alone: asked each for
 * itself, each has both sides woken for its answer. It takes one after the other, and none after one that failed.
 */
export class Together extends Base {
  readonly asked: { text: string; name: string; values: unknown[] }[];
  /** One before it failed: the server has not planned what its connection believes that it has. */
  isCutShort = false;
  #at = 0;
  #wanted: number;

  /** @param wanted the place of the one whose rows are read */
  constructor(asked: pg.QueryConfig[], wanted: number, done: Done) {
    super({ text: asked[0]?.text }, done);
    // A value that has no text throws here, before anything is sent.
    this.asked = asked.map(({ text, name = named.has(text) ? text : '', values = [] }) => ({
      ...{ text, name },
      values: values.map((value) => prepareValue(value)),
    }));
    this.#wanted = wanted;
    this.#is(0);
  }

  #is(at: number): void {
    this.#at = at;
    const { text = '', name = '' } = this.asked[at] ?? {};
    this.text = text;
    this.name = name;
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    for (const [at, { text, name, values }] of this.asked.entries()) {
      if (!(name in wire.parsedStatements || name in wire.submittedNamedStatements)) {
        wire.parse({ text, name });
        if (name) wire.submittedNamedStatements[name] = text;
      }
      wire.bind({ statement: name, values });
      if (at === this.#wanted) wire.describe({ type: 'P' });
      wire.execute({});
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  override handleDataRow(message: unknown): void {
    if (this.#at === this.#wanted) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    super.handleCommandComplete(message, wire);
    this.#is(this.#at + 1);
  }

  override handleError(error: Error, wire: Wire): void {
    this.isCutShort = this.asked.some(({ name }) => name in wire.submittedNamedStatements);
    super.handleError(error, wire);
  }
}
