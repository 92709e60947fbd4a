import { ApiError, unsent } from '@afterglow/shared-state';

export type SaveState =
  | { status: 'waiting' | 'saving' | 'saved' }
  /** `own` says that this very value was refused, of a list its `item`; else nothing reached the server. */
  | { status: 'failed'; message: string; own: boolean; item?: number };

/** What is typed, and how far each of it has been saved. */
export interface AutosaveState<V> {
  draft: Partial<V>;
  fields: { [F in keyof V]?: SaveState };
}

/**
 * Saves what changes, field by field, soon after it was changed and one call at a time. What was
 * typed is never taken away: what could not be saved stays and can be tried again.
 */
export class Autosave<V extends object> {
  #state: AutosaveState<V> = { draft: {}, fields: {} };
  #due = new Set<keyof V>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #release: (() => void) | null = null;
  readonly #listeners = new Set<() => void>();
  readonly #save: (changes: Partial<V>) => Promise<void>;

  constructor(save: (changes: Partial<V>) => Promise<void>) {
    this.#save = save;
  }

  readonly getState = (): AutosaveState<V> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what was chosen or typed; it is saved after `pause` milliseconds without more. */
  change(part: Partial<V>, pause = 0): void {
    const names = Object.keys(part) as (keyof V)[];
    for (const name of names) this.#due.add(name);
    this.#put({ ...this.#state.draft, ...part }, names, { status: 'waiting' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  /** Saves at once what waits, also what has failed without a refusal of its own. */
  retry(): Promise<void> {
    for (const [name, state] of Object.entries(this.#state.fields) as [keyof V, SaveState][]) {
      if (state.status === 'failed' && !state.own) this.#due.add(name);
    }
    return this.flush();
  }

  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#running) {
      await this.#running;
      return this.flush();
    }
    if (this.#due.size === 0) return;
    this.#running = this.#saveDue();
    await this.#running;
    this.#running = null;
    if (this.#due.size > 0) await this.flush();
  }

  async #saveDue(): Promise<void> {
    const names = [...this.#due];
    this.#due.clear();
    const { draft } = this.#state;
    const changes: Partial<V> = {};
    for (const name of names) changes[name] = draft[name];
    this.#put(draft, names, { status: 'saving' });
    try {
      await this.#save(changes);
      this.#settle(names, { status: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fail(names, error);
    }
  }

  /** A call is refused as a whole: the fields it was not about are sent again without the others. */
  #fail(names: (keyof V)[], { details, message }: ApiError): void {
    const refused = new Map(
      details.map(({ field, message: words }) => {
        // `profile.name`, or in a list `profile.prompts.1.answer`
        const [name = '', item] = field.replace(/^profile\./, '').split('.');
        return [name, { message: words, ...(item && { item: Number(item) }) }];
      }),
    );
    const guilty = names.filter((name) => refused.has(String(name)));
    for (const name of guilty) {
      const words = refused.get(String(name)) ?? { message };
      this.#settle([name], { status: 'failed', own: true, ...words });
    }
    const others = names.filter((name) => !guilty.includes(name));
    if (guilty.length > 0) for (const name of others) this.#due.add(name);
    else this.#settle(others, { status: 'failed', message, own: false });
  }

  /** Not for fields that have changed again meanwhile. */
  #settle(names: (keyof V)[], state: SaveState): void {
    const settled = names.filter((name) => !this.#due.has(name));
    this.#put(this.#state.draft, settled, state);
  }

  #put(draft: Partial<V>, names: (keyof V)[], state: SaveState): void {
    const fields = { ...this.#state.fields };
    for (const name of names) fields[name] = state;
    this.#state = { draft, fields };
    this.#guard();
    for (const listener of this.#listeners) listener();
  }

  /** No automatic reload while something typed is not yet saved. */
  #guard(): void {
    const states = Object.values(this.#state.fields) as SaveState[];
    const isSaved = states.every(({ status }) => status === 'saved');
    if (isSaved) {
      this.#release?.();
      this.#release = null;
    } else {
      this.#release ??= unsent.hold('profile');
    }
  }

  /** Lets go when the page is left: the last changes are saved, and nothing is held any more. */
  async leave(): Promise<boolean> {
    await this.flush();
    this.#release?.();
    this.#release = null;
    const states = Object.values(this.#state.fields) as SaveState[];
    return states.every(({ status }) => status === 'saved');
  }
}
