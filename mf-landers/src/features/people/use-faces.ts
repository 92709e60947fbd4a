import { type People, usePeople, type Wanted } from './use-people.ts';

/** Faces for advertising: only those of fictional profiles, never a member's own photo. */
export function useFaces(wanted: Wanted): People {
  const { people, ...rest } = usePeople(wanted);
  return { people: people?.filter(({ fictional }) => fictional) ?? null, ...rest };
}
