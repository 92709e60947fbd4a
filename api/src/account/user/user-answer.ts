import type { Static } from 'typebox';
import { totalUnread } from '../../chat/list-chats.ts';
import { balanceOf } from '../../credits/balance.ts';
import { countNewLikes } from '../../likes/like-lists.ts';
import { ageOn } from '../../members/age.ts';
import { photosOf } from '../../photos/photos-of.ts';
import { pictureUrl } from '../../photos/picture-url.ts';
import { regionName } from '../../places/places.ts';
import type { Context } from '../../platform/context.ts';
import type { Site } from '../../sites/site.ts';
import type { User } from '../schemas.ts';

/** One's own account and profile, as GET user.php answers it. */
export async function userAnswer(
  ctx: Context,
  site: Site,
  userId: string,
): Promise<Static<typeof User>> {
  const [row, credits, num_unread_messages, num_new_likes, photos] = await Promise.all([
    readUser(ctx, userId),
    balanceOf(ctx.db, userId),
    totalUnread(ctx.db, userId),
    countNewLikes(ctx.db, userId),
    photosOf(ctx.db, userId, { id: userId, premium: false }),
  ]);
  const { premium_since, signup_date, active, birth_date, main_photo_id, ...rest } = row;
  const profile = {
    ...rest,
    date_of_birth: birth_date,
    age: ageOn(birth_date, ctx.clock.now()),
    region_name: regionName(row.region, row.language),
    status: active ? ('active' as const) : ('disabled' as const),
    main_image: mainImage(main_photo_id),
    photos,
  };
  // Typed columns of keys hold only what the schemas let in.
  return {
    ...rest,
    credits,
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
    num_unread_messages,
    num_new_likes,
  } as Static<typeof User>;
}

function readUser(ctx: Context, id: string) {
  return ctx.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .selectAll('profiles')
    .select(['email', 'status', 'language', 'premium_since', 'signup_date'])
    .select('notifications_disabled')
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
}

function mainImage(id: string | null) {
  if (!id) return null;
  const thumb_url = pictureUrl(id, 'thumb');
  const full_url = pictureUrl(id, 'full');
  return { id, filename: 'full', thumb_filename: 'thumb', match: full_url, thumb_url, full_url };
}
