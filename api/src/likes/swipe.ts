import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { cardList } from '../members/cards.ts';
import { fieldsFor } from '../members/profile.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { lockPair } from '../ties/locks.ts';
import { freeLikes, likesLeft, takeFreeLike, today, tomorrow } from './free-likes.ts';
import { giveLike } from './give-like.ts';
import type { SwipeAnswer } from './schemas.ts';
import { unmetMembers } from './unmet-members.ts';

interface Player {
  id: string;
  premium: boolean;
}

const deckSize = 12;
/** So many interests stand on a card. */
const interestsShown = 3;

/** The next cards of the game, and how many likes are left today. */
export async function swipeDeck(
  ctx: Context,
  player: Player,
  reader: Reader,
): Promise<Static<typeof SwipeAnswer>> {
  const ids = await unmetMembers(ctx, reader, deckSize);
  const cards = await cardList(ctx, { id: player.id, language: reader.language }, ids);
  const told = await toldOf(ctx, reader, ids);
  const profiles = cards.map((card) => ({ ...card, ...told.get(card.id) }));
  if (player.premium) return { profiles, likes_left: null, likes_a_day: null, next_like_at: null };
  await noteDealt(ctx, player.id, ids);
  const likes_left = await likesLeft(ctx, ctx.db, player.id);
  return {
    profiles,
    likes_left,
    likes_a_day: freeLikes,
    next_like_at: likes_left > 0 ? null : tomorrow(ctx).toISOString(),
  };
}

type Told = Pick<
  Static<typeof SwipeAnswer>['profiles'][number],
  'interests' | 'about_me' | 'reason'
>;

/** What each of them tells, as far as the site shows it; what the reader enjoys too before all else. */
async function toldOf(ctx: Context, reader: Reader, ids: string[]): Promise<Map<string, Told>> {
  const me = reader.user?.id ?? '';
  const visible = fieldsFor(reader);
  const rows = await ctx.db
    .selectFrom('profiles')
    .select(['id', 'interests', 'about_me', 'reason'])
    .where('id', 'in', [me, ...ids])
    .$castTo<{ id: string; interests: string[]; about_me: string; reason: Told['reason'] }>()
    .execute();
  const own = rows.find(({ id }) => id === me)?.interests ?? [];
  return new Map(
    rows.map(({ id, interests, about_me, reason }) => {
      const shared = interests.filter((key) => own.includes(key));
      const others = interests.filter((key) => !own.includes(key));
      return [
        id,
        {
          interests: visible.includes('interests')
            ? [...shared, ...others].slice(0, interestsShown)
            : [],
          about_me: visible.includes('about_me') ? about_me : '',
          reason: visible.includes('reason') ? reason : null,
        },
      ];
    }),
  );
}

/** Whom the game showed today, or later by a clock that was put back: a browser that does not say so gives a like of the game all the same. */
export async function isDealt(
  ctx: Context,
  db: Db,
  playerId: string,
  toId: string,
): Promise<boolean> {
  const deal = await db
    .selectFrom('swipe_deals')
    .select('day')
    .where('profile_id', '=', playerId)
    .where('dealt_id', '=', toId)
    .where('day', '>=', today(ctx))
    .executeTakeFirst();
  return deal !== undefined;
}

async function noteDealt(ctx: Context, playerId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const day = today(ctx);
  await ctx.db
    .insertInto('swipe_deals')
    .values(ids.map((dealt_id) => ({ profile_id: playerId, dealt_id, day })))
    .onConflict((on) =>
      on
        .columns(['profile_id', 'dealt_id'])
        .doUpdateSet({ day })
        .where('swipe_deals.day', '<>', day),
    )
    .execute();
}

/** A like of the game. Throws 429 swipe_limit when today's are used up. True when it is mutual. */
export async function swipeLike(
  ctx: Context,
  trx: Trx,
  player: Player,
  toId: string,
): Promise<boolean> {
  await lockPair(trx, player.id, toId);
  const liked = await trx
    .selectFrom('likes')
    .select('to_id')
    .where('from_id', '=', player.id)
    .where('to_id', '=', toId)
    .executeTakeFirst();
  if (!liked && !player.premium) await takeFreeLike(ctx, trx, player.id);
  return giveLike(ctx, trx, player.id, toId);
}
