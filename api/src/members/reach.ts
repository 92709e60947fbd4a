import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { ageOn } from './age.ts';
import { distanceInSteps } from './distance.ts';

/** Whom a member lets begin a conversation; null is no rule. */
export interface Reach {
  min_age: number | null;
  max_age: number | null;
  distance_km: number | null;
  verified_only: boolean;
  /** How many conversations of others they leave unanswered before nobody begins another. */
  unanswered_limit: number | null;
}

interface Row extends Reach {
  welcome: boolean;
  unanswered: number;
  birth_date: string;
  verified_until: Date | null;
  latitude: number | null;
  longitude: number | null;
  their_latitude: number | null;
  their_longitude: number | null;
}

/**
 * Whether one member may begin a conversation with another, by the other's own rules. Whom the
 * other likes, and who is in a conversation with them, always may.
 */
export async function reaches(db: Db, from: string, to: string, now: Date): Promise<boolean> {
  const { rows } = await sql<Row>`
    select t.reach_min_age as min_age, t.reach_max_age as max_age,
      t.reach_distance_km as distance_km, t.reach_verified_only as verified_only,
      t.reach_unanswered_limit as unanswered_limit,
      t.latitude as their_latitude, t.longitude as their_longitude,
      f.birth_date, f.verified_until, f.latitude, f.longitude,
      exists (select 1 from likes where from_id = ${to} and to_id = ${from})
        or exists (select 1 from conversation_members
          where profile_id = ${to} and other_id = ${from}) as welcome,
      case when t.reach_unanswered_limit is null then 0 else (
        select count(*) from conversation_members m
        join conversations c on c.id = m.conversation_id
        join profiles o on o.id = m.other_id
        where m.profile_id = ${to} and m.removed_at is null and c.created_by <> ${to}
          and o.active and not exists (
            select 1 from messages where conversation_id = c.id and sender_id = ${to})
      ) end as unanswered
    from profiles t, profiles f where t.id = ${to} and f.id = ${from}`.execute(db);
  const [row] = rows;
  return row === undefined || row.welcome || fits(row, now);
}

/** Throws 403 not_reachable. */
export async function requireReach(db: Db, from: string, to: string, now: Date): Promise<void> {
  if (!(await reaches(db, from, to, now))) throw new ApiError(403, 'not_reachable');
}

function fits(row: Row, now: Date): boolean {
  const age = ageOn(row.birth_date, now);
  if (row.min_age !== null && age < row.min_age) return false;
  if (row.max_age !== null && age > row.max_age) return false;
  if (row.verified_only && !(row.verified_until && row.verified_until > now)) return false;
  if (row.unanswered_limit !== null && row.unanswered >= row.unanswered_limit) return false;
  if (row.distance_km === null) return true;
  const theirs = { latitude: row.their_latitude, longitude: row.their_longitude };
  const km = distanceInSteps(theirs, row);
  return km !== null && km <= row.distance_km;
}
