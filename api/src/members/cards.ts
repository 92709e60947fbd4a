import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Gender } from '../identity/tables.ts';
import { pictureUrl } from '../photos/picture-url.ts';
import { regionName } from '../places/places.ts';
import type { Context } from '../platform/context.ts';
import { ageOn } from './age.ts';
import { distanceInSteps, type Position } from './distance.ts';
import { onlineSince } from './online.ts';
import type { Card as CardSchema } from './schemas.ts';

export type Card = Static<typeof CardSchema>;

/** Who reads the cards: a member's id, null for a visitor. */
interface CardReader {
  id: string | null;
  language: string;
}

export type CardRow = Position & {
  id: string;
  name: string;
  gender: Gender;
  birth_date: string;
  country: string;
  region: string;
  city: string;
  fictional: boolean;
  last_seen_at: Date;
  privacy: boolean;
  premium: boolean;
  main_photo_id: string | null;
  tone: string | null;
  photo_count: number;
  liked: boolean;
  like_new: boolean;
  reader_latitude: number | null;
  reader_longitude: number | null;
  verified_until: Date | null;
};

/** A member's id or the column that has it, null for a visitor. */
type Reader = string | null | RawBuilder<unknown>;

/**
 * The cards of these members as one reader sees them, by id. Shows whoever is asked for: leave out
 * before what this reader may not see. Raw SQL: every list of people goes through it.
 */
export async function cardsOf(
  ctx: Context,
  reader: CardReader,
  ids: string[],
): Promise<Map<string, Card>> {
  if (ids.length === 0) return new Map();
  const { rows } = await cardRows(reader.id, sql<SqlBool>`p.id = any(${ids})`).execute(ctx.db);
  const now = ctx.clock.now();
  return new Map(rows.map((row) => [row.id, toCard(row, reader.language, now)]));
}

/**
 * SQL: what `toCard` makes cards of, for profiles `p` of whom `which` is true. Likes are asked for one by
 * one: joined, all that a member ever gave were read for a page of cards.
 */
export function cardRows(reader: Reader, which: RawBuilder<SqlBool>): RawBuilder<CardRow> {
  return sql<CardRow>`
    select p.id, p.name, p.gender, p.birth_date, p.country, p.region, p.city, p.fictional,
      p.last_seen_at, p.privacy, p.latitude, p.longitude, p.verified_until,
      case when ${reported(sql`p.main_photo_id`, reader)} then null else p.main_photo_id end
        as main_photo_id,
      (select f.tone from photos f where f.id = p.main_photo_id) as tone,
      u.premium_since is not null and not p.fictional as premium,
      (select count(*) from photos f where f.profile_id = p.id and f.status = 'ready'
        and not ${reported(sql`f.id`, reader)}) as photo_count,
      coalesce((select true from likes l where l.from_id = ${reader} and l.to_id = p.id), false)
        as liked,
      coalesce((select l.is_new from likes l where l.from_id = p.id and l.to_id = ${reader}), false)
        as like_new,
      (select me.latitude from profiles me where me.id = ${reader}) as reader_latitude,
      (select me.longitude from profiles me where me.id = ${reader}) as reader_longitude
    from profiles p
    join users u on u.id = p.id
    where ${which}`;
}

/** SQL: this reader reported the photo, and so sees it no more. */
function reported(photo: RawBuilder<unknown>, reader: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from reports r where r.photo_id = ${photo} and r.reporter_id = ${reader})`;
}

/** The same in the order of the ids; without those that are gone. */
export async function cardList(ctx: Context, reader: CardReader, ids: string[]): Promise<Card[]> {
  const cards = await cardsOf(ctx, reader, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export function toCard(row: CardRow, language: string, now: Date): Card {
  const here = { latitude: row.reader_latitude, longitude: row.reader_longitude };
  return {
    id: row.id,
    name: row.name,
    age: ageOn(row.birth_date, now),
    gender: row.gender,
    city: row.city,
    region: regionName(row.region, language),
    country: row.country,
    distance_km: distanceInSteps(here, row),
    // As their pages tell nobody that they came.
    online: !row.privacy && row.last_seen_at > onlineSince(now),
    fictional: row.fictional,
    premium: row.premium,
    main_image: row.main_photo_id === null ? null : mainImage(row.main_photo_id, row.tone),
    photo_count: row.photo_count,
    liked: row.liked,
    like_new: row.like_new,
    ...(row.verified_until && row.verified_until > now && { verified: true as const }),
  };
}

function mainImage(id: string, tone: string | null) {
  return { id, tone, thumb_url: pictureUrl(id, 'thumb'), full_url: pictureUrl(id, 'full') };
}
