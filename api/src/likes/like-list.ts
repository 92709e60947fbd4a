import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { cardList } from '../members/cards.ts';
import type { Context } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import { isMoment } from '../platform/moment.ts';
import { isThere } from '../ties/hidden.ts';
import { countNewLikes } from './like-lists.ts';
import { type LikeListAnswer, type LikeListQuery, likesPage } from './schemas.ts';

type Type = Static<typeof LikeListQuery>['type'];

interface Row {
  id: string;
  /** Of those received: not seen yet. */
  is_new: boolean;
  /** When it was given, to the microsecond, so that a page begins exactly where one ended. */
  place: string;
}

/** Whose like it is, when, and which rows; each in the order of an index. */
const parts: Record<Type, { id: string; at: string; which: (me: string) => RawBuilder<unknown> }> =
  {
    received: {
      id: 'from_id',
      at: 'created_at',
      which: (me) => sql`l.to_id = ${me} and not l.is_new`,
    },
    given: { id: 'to_id', at: 'created_at', which: (me) => sql`l.from_id = ${me}` },
    matches: {
      id: 'to_id',
      at: 'matched_at',
      which: (me) => sql`l.from_id = ${me} and l.matched_at is not null`,
    },
  };
const unseen = {
  ...parts.received,
  which: (me: string) => sql`l.to_id = ${me} and l.is_new`,
};

/** A page of one list of likes. It costs the same however long the list is. */
export async function likeList(
  ctx: Context,
  me: { id: string; language: string },
  { type, cursor }: Static<typeof LikeListQuery>,
): Promise<Static<typeof LikeListAnswer>> {
  const [isNew = '1', place = 'infinity', last = ''] = cursor?.split('_') ?? [];
  if (cursor && !isMoment(place)) throw invalid({ field: 'cursor', code: 'invalid' });
  const after = { place, id: last };
  const begin = { place: 'infinity', id: '' };
  const wanted =
    type !== 'received'
      ? [rowsOf(me.id, parts[type], after)]
      : isNew === '1'
        ? [rowsOf(me.id, unseen, after), rowsOf(me.id, parts.received, begin)]
        : [rowsOf(me.id, parts.received, after)];
  const { rows } = await sql<Row>`
    select id, is_new, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from (${sql.join(wanted, sql` union all `)}) l
    order by is_new desc, at desc, id desc limit ${likesPage + 1}`.execute(ctx.db);
  const page = rows.slice(0, likesPage);
  const end = page.at(-1);
  return {
    profiles: await cardList(
      ctx,
      me,
      page.map(({ id }) => id),
    ),
    total_new: await countNewLikes(ctx.db, me.id),
    cursor: rows.length > likesPage && end ? `${end.is_new ? 1 : 0}_${end.place}_${end.id}` : null,
  };
}

function rowsOf(
  me: string,
  { id, at, which }: (typeof parts)[Type],
  after: { place: string; id: string },
): RawBuilder<Row> {
  const [who, when] = [sql.ref(`l.${id}`), sql.ref(`l.${at}`)];
  return sql<Row>`(
    select ${who} as id, ${when} as at, ${which === unseen.which ? sql`true` : sql`false`} as is_new
    from likes l join profiles p on p.id = ${who}
    where ${which(me)} and ${isThere(me)}
      and (${when}, ${who}) < (${after.place}::timestamptz, ${after.id})
    order by ${when} desc, ${who} desc limit ${likesPage + 1})`;
}
