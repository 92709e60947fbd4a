import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { unreadOf } from '../../chat/count-unread.ts';
import { endOfChain } from '../../credits/balance.ts';
import { newLikesOf } from '../../likes/like-lists.ts';
import { ageOn } from '../../members/age.ts';
import { photoRows, toPhotos } from '../../photos/photos-of.ts';
import { pictureUrl } from '../../photos/picture-url.ts';
import { regionName } from '../../places/places.ts';
import { compiledOnce } from '../../platform/compiled-once.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { Site } from '../../sites/site.ts';
import type { User } from '../schemas.ts';

/** One's own account and profile, as GET user.php answers it. */
export async function userAnswer(
  ctx: Context,
  site: Site,
  userId: string,
): Promise<Static<typeof User>> {
  const row = await readUser(ctx.db, userId);
  if (!row) throw notFound();
  const { premium_since, signup_date, active, birth_date, main_photo_id, photos, ...rest } = row;
  const profile = {
    ...rest,
    date_of_birth: birth_date,
    age: ageOn(birth_date, ctx.clock.now()),
    region_name: regionName(row.region, row.language),
    status: active ? ('active' as const) : ('disabled' as const),
    main_image: mainImage(main_photo_id),
    photos: toPhotos(photos, userId, { id: userId, premium: false }),
  };
  // Typed columns of keys hold only what the schemas let in.
  return {
    ...rest,
    paid_user: premium_since !== null,
    signup_date: signup_date.toISOString(),
    fictional_icon: site.settings.fictional_icon,
    profile,
    reach: {
      min_age: row.reach_min_age,
      max_age: row.reach_max_age,
      distance_km: row.reach_distance_km,
      verified_only: row.reach_verified_only,
      unanswered_limit: row.reach_unanswered_limit,
    },
  } as Static<typeof User>;
}

/** All of it by one statement: pages ask for it again and again. */
const readUser = compiledOnce((db, id) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .selectAll('profiles')
    .select(['email', 'status', 'language', 'units', 'premium_since', 'signup_date'])
    .select('notifications_disabled')
    .select([
      endOfChain(id).as('credits'),
      unreadOf(id).as('num_unread_messages'),
      newLikesOf(id).as('num_new_likes'),
      allOf(photoRows(id, id)).as('photos'),
    ])
    .where('users.id', '=', id),
);

/** SQL: the rows of a query as one value. */
function allOf<Row>(rows: RawBuilder<Row>): RawBuilder<Row[]> {
  return sql<Row[]>`coalesce((select json_agg(one) from (${rows}) one), '[]')`;
}

function mainImage(id: string | null) {
  if (!id) return null;
  const thumb_url = pictureUrl(id, 'thumb');
  const full_url = pictureUrl(id, 'full');
  return { id, filename: 'full', thumb_filename: 'thumb', match: full_url, thumb_url, full_url };
}
