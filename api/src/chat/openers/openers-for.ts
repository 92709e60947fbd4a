import type { Db } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import type { SiteSettings } from '../../sites/site-settings.ts';
import { openersOnOffer } from '../catalogue.ts';

const atOnce = 3;
/** So many about the other one; the rest fits everybody. */
const mostPersonal = 2;

interface Pair {
  me: string;
  other: string;
}
type Shown = Pick<SiteSettings, 'visible_profile_fields'>;

/**
 * Keys of some openers for a member who is about to write to another: what the two have in common
 * first. Each `turn` gives the next ones, until all of them have been there; where the row of those
 * for everybody begins differs from pair to pair, so that all are used.
 */
export async function openersFor(
  db: Db,
  settings: Shown,
  pair: Pair,
  turn: number,
): Promise<string[]> {
  const personal = (await personalOpeners(db, settings, pair)).slice(0, mostPersonal);
  const general = await openersOnOffer(db);
  const all = [...personal, ...from(general, sumOf(pair.me) + sumOf(pair.other))];
  return from(all, turn * atOnce).slice(0, atOnce);
}

/** Throws 400 unless the opener is for everybody, or about this very member. */
export async function requireOpener(
  db: Db,
  settings: Shown,
  pair: Pair,
  key: string,
): Promise<void> {
  const offered = key.includes(':')
    ? await personalOpeners(db, settings, pair)
    : await openersOnOffer(db);
  if (!offered.includes(key)) throw invalid({ field: 'body', code: 'invalid_choice' });
}

/** About what both like, the city both live in, and what else the other one likes, as far as it is shown. */
async function personalOpeners(db: Db, settings: Shown, { me, other }: Pair): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'interests', 'city', 'region'])
    .where('id', 'in', [me, other])
    .execute();
  const mine = rows.find(({ id }) => id === me);
  const theirs = rows.find(({ id }) => id === other);
  if (!mine || !theirs) return [];
  const likes = settings.visible_profile_fields.includes('interests') ? theirs.interests : [];
  const shared = likes.filter((interest) => mine.interests.includes(interest));
  const neighbours = mine.city === theirs.city && mine.region === theirs.region;
  return [
    ...from(shared, sumOf(me)).map((interest) => `interest:${interest}`),
    ...(neighbours && theirs.city ? [`city:${theirs.city}`] : []),
    ...likes.filter((interest) => !shared.includes(interest)).map((one) => `interest:${one}`),
  ];
}

/** The list from another place on, around to where it began. */
function from<Item>(list: Item[], start: number): Item[] {
  const place = list.length > 0 ? start % list.length : 0;
  return [...list.slice(place), ...list.slice(0, place)];
}

const sumOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
