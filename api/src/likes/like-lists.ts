import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { cardList } from '../members/cards.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { areThere, isThere } from '../ties/hidden.ts';
import { type LikesAnswer, type LikesQuery, likesPage } from './schemas.ts';

interface Row {
  id: string;
  received: boolean;
  given: boolean;
  is_new: boolean;
}

/** This list is fetched again and again; older ones are found on the profiles themselves. */
const newest = 300;

/** Everybody a member likes or is liked by, latest first; cards only of those asked for. */
export async function likeLists(
  ctx: Context,
  user: { id: string; language: string },
  { type, of }: Static<typeof LikesQuery>,
): Promise<Static<typeof LikesAnswer>> {
  const { rows } = await sql<Row>`
    select p.id, bool_or(l.to_id = ${user.id}) as received, bool_or(l.from_id = ${user.id}) as given,
      bool_or(l.to_id = ${user.id} and l.is_new) as is_new
    from (
      (select from_id as id, from_id, to_id, is_new, created_at from likes
        where to_id = ${user.id} order by created_at desc limit ${newest})
      union all
      (select to_id, from_id, to_id, is_new, created_at from likes
        where from_id = ${user.id} order by created_at desc limit ${newest})
    ) l
    join profiles p on p.id = l.id
    where ${areThere(user.id)}
    group by p.id
    order by max(l.created_at) desc, p.id`.execute(ctx.db);
  const received = rows.filter((row) => row.received);
  const lists = {
    received: received.filter((row) => row.is_new).concat(received.filter((row) => !row.is_new)),
    given: rows.filter((row) => row.given),
    matches: rows.filter((row) => row.received && row.given),
  };
  const asked = of?.split(',');
  const shown = asked
    ? rows.filter(({ id }) => asked.includes(id))
    : firstOf(type ? [lists[type]] : [lists.received, lists.given, lists.matches]);
  return {
    profiles: await cardList(ctx, user, idsOf(shown)),
    liked_by: lists.received.map(({ id, is_new }) => ({ id, like_new: is_new })),
    liked: idsOf(lists.given),
    matches: idsOf(lists.matches),
  };
}

/** Whom the lists begin with: of those received new ones come before all others. */
function firstOf(lists: Row[][]): Row[] {
  return [...new Set(lists.flatMap((rows) => rows.slice(0, likesPage)))];
}

function idsOf(rows: Row[]): string[] {
  return rows.map(({ id }) => id);
}

/** SQL: how many likes a member has not seen yet, of people who are still there. */
export function newLikesOf(me: string): RawBuilder<number> {
  return sql<number>`(
    select count(*) from likes l join profiles p on p.id = l.from_id
    where l.to_id = ${me} and l.is_new and ${isThere(me)})`;
}

export async function countNewLikes(db: Db, me: string): Promise<number> {
  const { rows } = await sql<{ likes: number }>`select ${newLikesOf(me)} as likes`.execute(db);
  return rows[0]?.likes ?? 0;
}
