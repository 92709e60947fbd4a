import { ApiError } from '../api/api-error.ts';
import { earlyAnswers } from '../api/early-answers.ts';
import { get } from '../api/request.ts';
import type { Source } from './resource.ts';

export interface EntryState {
  /** None before the first has come; more than one are the pages of a list. */
  answers: readonly unknown[];
  /** What is known stays beside it. */
  error: ApiError | null;
  loading: boolean;
}

/** What this page knows of one address. It is loaded while somebody watches. */
export interface Entry {
  readonly source: Source;
  get(): EntryState;
  watch(watcher: () => void): () => void;
  isWatched(): boolean;
  /** Nobody watches it, and its time is over. */
  isSpent(): boolean;
  /** Asks again, for as many pages as there are; during a load, once more after it. */
  reload(): void;
  /** Asks again of itself: what failed is said until there is an answer, or nobody could read it. */
  retry(): void;
  /** Asks for the next page, or again for the one that failed. */
  more(): void;
  /** Shows something else than the server has said so far. */
  change(edit: (answers: readonly unknown[]) => readonly unknown[]): void;
  /** Empties it for good: what is still on its way is ignored. */
  end(): void;
}

const cursorOf = (answer: unknown) => (answer as { cursor?: string | null } | undefined)?.cursor;

export function createEntry(source: Source, query: object, onSpent: () => void): Entry {
  const early = earlyAnswers.takeArrived(source.path, query);
  const watchers = new Set<() => void>();
  let state: EntryState = { answers: [], error: null, loading: true };
  let running: AbortController | null = null;
  let isQuiet = false;
  let answeredAt = Date.now();
  /** Came before it was asked for, so it answers the first who asks. */
  let isEarly = early !== undefined;
  let isStale = false;
  if (isEarly) state = { answers: [early], error: null, loading: false };

  function set(next: EntryState): void {
    state = next;
    for (const watcher of [...watchers]) watcher();
  }

  const isGood = () =>
    state.answers.length > 0 && !isStale && Date.now() - answeredAt < source.lasts;

  async function fetchUpTo(
    pages: number,
    known: readonly unknown[],
    signal: AbortSignal,
  ): Promise<unknown[]> {
    const answers = [...known];
    while (answers.length < pages) {
      const cursor = cursorOf(answers.at(-1));
      if (answers.length > 0 && !cursor) break;
      const asked = cursor ? { ...query, cursor } : query;
      answers.push(await get(source.path as never, { query: asked, signal } as never));
    }
    return answers;
  }

  async function load(
    pages: number,
    known: readonly unknown[] = [],
    quietly = false,
  ): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    isStale = false;
    isQuiet = quietly;
    if (!quietly && (!state.loading || state.error)) set({ ...state, error: null, loading: true });
    try {
      const answers = await fetchUpTo(pages, known, own.signal);
      if (own.signal.aborted) return;
      running = null;
      answeredAt = Date.now();
      set({ answers, error: null, loading: false });
    } catch (error) {
      if (own.signal.aborted) return;
      running = null;
      if (!(error instanceof ApiError)) throw error;
      set({ ...state, error, loading: false });
    }
    followUp();
  }

  const allPages = () => Math.max(1, state.answers.length);

  function followUp(): void {
    if (isStale && (!running || isQuiet) && watchers.size > 0) void load(allPages());
  }

  function stop(): void {
    running?.abort();
    running = null;
  }

  function leave(): void {
    if (watchers.size > 0) return;
    stop();
    state = { ...state, error: null, loading: state.answers.length === 0 };
    if (!isGood()) onSpent();
  }

  return {
    source,
    get: () => state,
    watch(watcher) {
      const isFirst = watchers.size === 0;
      watchers.add(watcher);
      if (isFirst && !running && !isEarly && !isGood()) void load(1);
      isEarly = false;
      return () => {
        watchers.delete(watcher);
        // Whoever takes the place of the one who leaves comes in the same turn.
        queueMicrotask(leave);
      };
    },
    isWatched: () => watchers.size > 0,
    isSpent: () => watchers.size === 0 && state.answers.length > 0 && !isEarly && !isGood(),
    reload() {
      isStale = true;
      // First everybody hears what has happened, also whoever keeps early answers.
      queueMicrotask(followUp);
    },
    retry() {
      if (!running) void load(allPages(), [], true);
    },
    more() {
      const { answers } = state;
      const isBusy = running !== null && !isQuiet;
      if (isBusy || (answers.length > 0 && !cursorOf(answers.at(-1)))) return;
      void load(answers.length + 1, answers);
    },
    change(edit) {
      if (state.answers.length === 0) return;
      const answers = edit(state.answers);
      set({ ...state, answers });
      // An answer that was asked for before the change may not know of it.
      if (running) void load(allPages());
    },
    end() {
      stop();
      set({ answers: [], error: null, loading: true });
    },
  };
}
