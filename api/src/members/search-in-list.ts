import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Indexes of lists: along the order of last seen, by years of birth, by cells of the map, of a region, or of the verified. */
export type ListIndex = 'seen' | 'years' | 'cells' | 'region' | 'verified';

/**
 * SQL: profiles `p` are in `list`, as `lists` gives them, and that index serves it. The others have a list
 * as one word, each in an order of its own: the server believes that few are in a list, and would take
 * any index for as good as the one that was made for the question.
 */
export function inList(
  index: ListIndex,
  seeks: RawBuilder<unknown> = sql`list.seeks`,
): RawBuilder<SqlBool> {
  if (index === 'years') {
    return sql`(p.pool || p.country || p.gender || p.seeks)
      = list.pool || q.country || list.gender || ${seeks}`;
  }
  if (index === 'cells') {
    return sql`(p.seeks || p.gender || p.country || p.pool)
      = ${seeks} || list.gender || q.country || list.pool`;
  }
  if (index === 'region') {
    return sql`(p.region || p.seeks || p.gender || p.country || p.pool)
      = q.region || ${seeks} || list.gender || q.country || list.pool`;
  }
  if (index === 'verified') {
    return sql`(p.gender || p.pool || p.country || p.seeks)
      = list.gender || list.pool || q.country || ${seeks}`;
  }
  return sql`p.pool = list.pool and p.country = q.country and p.gender = list.gender
    and p.seeks = ${seeks}`;
}
