import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { cardList } from '../members/cards.ts';
import { fieldsFor } from '../members/profile.ts';
import { after, day, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { lockPair } from '../ties/locks.ts';
import { giveLike } from './give-like.ts';
import type { SwipeAnswer } from './schemas.ts';
import { unmetMembers } from './unmet-members.ts';

interface Player {
  id: string;
  premium: boolean;
}

/** Free members like four a day in the swipe game; days begin at midnight UTC. */
const freeLikes = 4;
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
  const given = await ctx.db
    .selectFrom('swipe_days')
    .select('likes')
    .where('profile_id', '=', player.id)
    .where('day', '=', today(ctx))
    .executeTakeFirst();
  const likes_left = Math.max(0, freeLikes - (given?.likes ?? 0));
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

/** Whom the game showed today: a browser that does not say so gives a like of the game all the same. */
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
    .where('day', '=', today(ctx))
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
  if (!liked && !player.premium) await countLike(ctx, trx, player.id);
  return giveLike(ctx, trx, player.id, toId);
}

async function countLike(ctx: Context, trx: Trx, playerId: string): Promise<void> {
  const counted = await sql`
    insert into swipe_days as s (profile_id, day, likes) values (${playerId}, ${today(ctx)}, 1)
    on conflict (profile_id, day) do update set likes = s.likes + 1
    where s.likes < ${freeLikes} returning 1`.execute(trx);
  if (counted.rows.length > 0) return;
  const wait = (tomorrow(ctx).getTime() - ctx.clock.now().getTime()) / second;
  throw new ApiError(429, 'swipe_limit', { limit: freeLikes, retry_after: Math.ceil(wait) });
}

function today(ctx: Context): string {
  return ctx.clock.now().toISOString().slice(0, 10);
}

function tomorrow(ctx: Context): Date {
  return after(new Date(`${today(ctx)}T00:00:00Z`), day);
}
