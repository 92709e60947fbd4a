import { useMemo, useSyncExternalStore } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { entryOf } from './entries.ts';
import type { Entry, EntryState } from './entry.ts';
import type { AnswerOf, QueryOf, Reads, Resource } from './resource.ts';

export interface Data<A, T> {
  /** Null until it is there; stays while it is loaded again, and when that fails. */
  data: T | null;
  error: ApiError | null;
  loading: boolean;
  reload: () => void;
  /** Shows something else until the server says more. */
  change: (edit: (answer: A) => A) => void;
}

const idle: EntryState = { answers: [], error: null, loading: false };

/** Stands for what is not wanted at the moment. */
const nobody: Pick<Entry, 'get' | 'watch' | 'reload' | 'change'> = {
  get: () => idle,
  watch: () => () => {},
  reload() {},
  change() {},
};

/** What the server says, kept up to date while the component is there. Nothing for `null`. */
export function useData<P extends Reads, T>(
  source: Resource<P, T>,
  query?: QueryOf<P> | null,
): Data<AnswerOf<P>, T> {
  const entry = query === null ? nobody : entryOf(source, query);
  const { answers, error, loading } = useSyncExternalStore(entry.watch, entry.get, entry.get);
  const answer = answers[0] as AnswerOf<P> | undefined;
  const data = useMemo(() => (answer === undefined ? null : source.of(answer)), [source, answer]);
  const change = useMemo<Data<AnswerOf<P>, T>['change']>(
    () => (edit) => entry.change(([first]) => [edit(first as AnswerOf<P>)]),
    [entry],
  );
  return { data, error, loading, reload: entry.reload, change };
}
