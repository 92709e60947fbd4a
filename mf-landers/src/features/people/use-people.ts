import { type ApiError, type Card, useLookup } from '@afterglow/shared-state';
import { fetchPeople } from './fetch-people.ts';

export interface People {
  /** Null until they are there. */
  people: Card[] | null;
  error: ApiError | null;
  retry: () => void;
}

/** Members for photos; the page works without them. */
export function usePeople(): People {
  const { data, error, retry } = useLookup(fetchPeople);
  return { people: data, error, retry };
}
