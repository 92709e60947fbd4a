import { type Card, get, nicheName, settings, tracking } from '@afterglow/shared-state';

type Wanted = { gender?: 'male' | 'female'; min_age?: number };

/** Who belongs on the photos of a niche's site; everybody where nothing is said. */
const WANTED: Record<string, Wanted> = {
  bbw: { gender: 'female' },
  gilf: { gender: 'female', min_age: 50 },
  milf: { gender: 'female', min_age: 35 },
  gay: { gender: 'male' },
};

const kept = new Map<string, Promise<Card[]>>();

/**
 * Members a visitor may see, with a photo, from the public search; fetched once. Empty where the
 * site shows nobody to visitors. Rejects with `ApiError` when it could not be found out.
 */
export function fetchPeople(): Promise<Card[]> {
  const country = settings.country();
  const { network } = tracking();
  const niche = nicheName(settings.getState().niche);
  const query = { ...WANTED[niche], country, ...(network && { network }) };
  const key = JSON.stringify(query);
  const known = kept.get(key);
  if (known) return known;
  const people = get('/api/search.php', { query: { ...query } }).then(({ results }) =>
    results.filter((member) => member.main_image !== null),
  );
  people.catch(() => kept.delete(key));
  kept.set(key, people);
  return people;
}
