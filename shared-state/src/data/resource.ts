import type { Answer, PathOf, Query } from '../api/operation-types.ts';
import type { Topic } from '../bus/topics.ts';

export type Reads = PathOf<'get'>;
export type AnswerOf<P extends Reads> = Answer<P, 'get'>;
export type QueryOf<P extends Reads> = Query<P, 'get'>;

type Paged = {
  [P in Reads]: AnswerOf<P> extends { cursor: string | null } ? P : never;
}[Reads];

/** A question to the server that screens share, and what is known about its answers. */
export interface Source {
  readonly path: string;
  /** Milliseconds for which an answer is good enough for whoever asks later; 0 unless said. */
  readonly lasts: number;
  /** The same for everybody: stays when the reader changes. */
  readonly isPublic: boolean;
  /** After one of these the answer is another; what is on screen is asked for again. */
  readonly topics: readonly Topic[];
}

export interface Resource<P extends Reads, T> extends Source {
  readonly path: P;
  /** The part of the answer that screens want. */
  readonly of: (answer: AnswerOf<P>) => T;
}

export interface PagedResource<P extends Reads, Item> extends Resource<P, readonly Item[]> {
  /** What an item on two pages is known by. */
  readonly id: (item: Item) => string;
}

const usual = { lasts: 0, isPublic: false, topics: [] };

/** `resource('/api/regions.php', { of: ({ regions }) => regions })`, for `useData`. */
export function resource<P extends Reads, T = AnswerOf<P>>(
  path: P,
  options: Partial<Omit<Resource<P, T>, 'path'>> = {},
): Resource<P, T> {
  return { ...usual, of: (answer) => answer as T, ...options, path };
}

/** A resource whose answers end with the cursor of the next page, for `usePaged`. */
export function pagedResource<P extends Paged, Item>(
  path: P,
  options: Partial<Source> & Pick<PagedResource<P, Item>, 'of' | 'id'>,
): PagedResource<P, Item> {
  return { ...usual, ...options, path };
}
