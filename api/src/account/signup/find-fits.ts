import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';

const wanted = 12;
/** So many of those last seen are looked at; who is about as old comes first. */
const considered = 60;
const yearsApart = 12;

interface Newcomer {
  id: string;
  gender: string;
  birth_date: string;
  seeks: string | null;
  country: string;
  region: string;
  pools: string[];
}

/** Looks up who fits a newcomer, the own region first, and keeps them. Returns how many. */
export async function findFits(ctx: Context, userId: string): Promise<number> {
  const newcomer = await ctx.db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.id')
    .innerJoin('sites', 'sites.id', 'users.site_id')
    .select([
      'profiles.id',
      'gender',
      'birth_date',
      'seeks',
      'profiles.country',
      'region',
      'shown_pools as pools',
    ])
    .where('profiles.id', '=', userId)
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

/**
 * Members last seen first, along the search index, which has them by gender and pool; before them
 * those about as old.
 */
async function fitting(db: Db, newcomer: Newcomer, sameRegion: boolean): Promise<string[]> {
  const { id, gender, birth_date, seeks, country, region, pools } = newcomer;
  const genders = seeks === 'male' || seeks === 'female' ? [seeks] : ['male', 'female'];
  const { rows } = await sql<{ id: string }>`
    select found.id
    from unnest(${genders}::text[]) as wanted (gender)
    cross join unnest(${pools}::text[]) as shown (pool)
    cross join lateral (
      select p.id, p.last_seen_at, p.birth_date from profiles p
      where p.active and not p.privacy and p.pool = shown.pool and p.country = ${country}
        and p.gender = wanted.gender ${sameRegion ? sql`and p.region = ${region}` : sql``}
        and p.seeks in (${gender}, 'both') and p.id <> ${id}
      order by p.last_seen_at desc, p.id desc limit ${considered}
    ) found
    order by abs(found.birth_date - ${birth_date}::date) > ${yearsApart} * 365,
      found.last_seen_at desc, found.id desc
    limit ${wanted}`.execute(db);
  return rows.map((row) => row.id);
}
