import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Reader } from '../identity/reader.ts';
import { cardsOf } from '../members/cards.ts';
import { ownPosition } from '../members/own-position.ts';
import type { Context } from '../platform/context.ts';
import { type Candidate, fitScore, isAsked, type Wishes } from './fit-score.ts';
import type { MatchAnswer, MatchQuery } from './schemas.ts';
import { unmetMembers } from './unmet-members.ts';

type Fits = Static<typeof MatchAnswer>['matches'];

/** Ranked are the nearest where that matters, else those who were here last. */
const candidates = 300;
const shown = 24;

/** Who fits what matters to the reader, best first; without interests the reader's own count. */
export async function findFits(
  ctx: Context,
  reader: Reader & { user: { id: string } },
  query: Static<typeof MatchQuery>,
): Promise<Fits> {
  const me = reader.user.id;
  const wishes = await wishesFrom(ctx, me, query);
  const ages = {
    minAge: Math.max(18, (query.min_age ?? 18) - 3),
    maxAge: (query.max_age ?? 120) + 3,
  };
  const near = wishes.near ? await ownPosition(ctx, me) : null;
  const ids = await unmetMembers(ctx, reader, candidates, ages, near);
  const cards = await cardsOf(ctx, { id: me, language: reader.language }, ids);
  const { rows } = await sql<Omit<Candidate, 'card'> & { id: string }>`
    select p.id, p.interests, p.reason, l.from_id is not null as "likesMe"
    from profiles p left join likes l on l.from_id = p.id and l.to_id = ${me}
    where p.id = any(${ids})`.execute(ctx.db);
  return rows
    .flatMap(({ id, ...facts }) => {
      const card = cards.get(id);
      return card ? [fitScore(wishes, { card, ...facts })] : [];
    })
    .filter(({ reasons }) => reasons.some(({ key }) => isAsked(wishes, key)))
    .sort((a, b) => b.score - a.score || (a.profile < b.profile ? -1 : 1))
    .slice(0, shown);
}

async function wishesFrom(
  ctx: Context,
  me: string,
  query: Static<typeof MatchQuery>,
): Promise<Wishes> {
  const { interests, min_age, max_age, reason = null, near = false } = query;
  const asked = min_age !== undefined || max_age !== undefined;
  return {
    interests: interests?.split(',').filter(Boolean) ?? (await ownInterests(ctx, me)),
    ages: asked ? { from: min_age ?? 18, to: max_age ?? 120 } : null,
    reason,
    near,
  };
}

async function ownInterests(ctx: Context, me: string): Promise<string[]> {
  const own = await ctx.db
    .selectFrom('profiles')
    .select('interests')
    .where('id', '=', me)
    .executeTakeFirst();
  return own?.interests ?? [];
}
