import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

const wanted = 12;

interface Newcomer {
  id: string;
  gender: string;
  seeks: string;
  country: string;
  region: string;
}

/** Looks up who fits a newcomer, the own region first, and keeps them. Returns how many. */
export async function findFits(ctx: Context, userId: string): Promise<number> {
  const newcomer = await ctx.db
    .selectFrom('profiles')
    .select(['id', 'gender', 'seeks', 'country', 'region'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const near = await fitting(ctx.db, newcomer, true);
  const far = near.length < wanted ? await fitting(ctx.db, newcomer, false) : [];
  const found = [...new Set([...near, ...far])].slice(0, wanted);
  if (found.length === 0) return 0;
  const rows = found.map((profile_id, position) => ({ user_id: userId, position, profile_id }));
  await ctx.db
    .insertInto('signup_matches')
    .values(rows)
    .onConflict((on) => on.doNothing())
    .execute();
  return found.length;
}

/** Members last seen first, along the search index. */
async function fitting(db: Db, newcomer: Newcomer, sameRegion: boolean): Promise<string[]> {
  const { id, gender, seeks, country, region } = newcomer;
  const genders = seeks === 'both' ? ['male', 'female'] : [seeks];
  const { rows } = await sql<{ id: string }>`
    select id from profiles
    where active and not privacy and country = ${country} and gender = any(${genders})
      ${sameRegion ? sql`and region = ${region}` : sql``}
      and seeks in (${gender}, 'both') and id <> ${id}
    order by last_seen_at desc, id desc limit ${wanted}`.execute(db);
  return rows.map((row) => row.id);
}
