import { sql } from 'kysely';
import { after, day } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';
import { newId } from '../platform/random.ts';
import { hashSecret } from '../platform/secrets.ts';
import { tellEnded } from './end-sessions.ts';
import type { Gender, Seeks, Sexuality, UserStatus } from './tables.ts';

/** Who is logged in, as every handler may use it. */
export interface Session {
  id: string;
  lastSeenAt: Date;
  expiresAt: Date;
  user: {
    id: string;
    status: UserStatus;
    language: string;
    premium: boolean;
    signupDate: Date;
    gender: Gender;
    seeks: Seeks | null;
    sexuality: Sexuality | null;
    country: string;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Sessions end 30 days after login, used or not. */
export const sessionDays = 30;

type Row = Session['user'] & {
  token_hash: string;
  site_id: string;
  session_id: string;
  last_seen_at: Date;
  expires_at: Date;
};

/** Of a token its hash (`hashSecret`) alone; it is worth something on its own site only. */
interface Asked {
  siteId: string;
  hash: string;
}

/**
 * The running session of a token on a site, as the database has it now; null when there is none. Raw
 * SQL: requests ask this all the time. Thousands of pages that come back at once share statements.
 */
export const findSession = gatheredIn(async (ctx, asked: Asked[]): Promise<(Session | null)[]> => {
  const hashes = padded(
    asked.map(({ hash }) => hash),
    '',
  );
  const { rows } = await sql<Row>`
      select s.token_hash, u.site_id, s.id as session_id, s.last_seen_at, s.expires_at,
        u.id, u.status, u.language, u.premium_since is not null as premium,
        u.signup_date as "signupDate", p.gender, p.seeks, p.sexuality, p.country
      from sessions s join users u on u.id = s.user_id join profiles p on p.id = u.id
      where s.token_hash = any(${hashes}::text[]) and s.expires_at > ${ctx.clock.now()}
        and u.status in ('not_confirmed', 'active')`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.token_hash, row]));
  return asked.map(({ siteId, hash }) => {
    const row = found.get(hash);
    return row?.site_id === siteId ? sessionOf(row) : null;
  });
});

function sessionOf(row: Row): Session {
  const { token_hash, site_id, session_id, last_seen_at, expires_at, ...user } = row;
  return { id: session_id, lastSeenAt: last_seen_at, expiresAt: expires_at, user };
}

/** With one more the oldest ends: whoever logs in by a script does not fill the table. */
export const mostSessions = 50;

/** Begins a session under a token made before with `newSecret`. */
export async function startSession(
  ctx: Context,
  db: Db,
  userId: string,
  token: string,
  device: string,
): Promise<void> {
  const now = ctx.clock.now();
  await endOldest(db, userId);
  await db
    .insertInto('sessions')
    .values({
      id: newId(ctx.random),
      token_hash: hashSecret(token),
      user_id: userId,
      device: device.slice(0, 200),
      created_at: now,
      last_seen_at: now,
      expires_at: after(now, sessionDays * day),
    })
    .execute();
}

/** Makes room for one more. The account's row is held, so that many at once leave no more either. */
async function endOldest(db: Db, userId: string): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(db);
  const ended = await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId}
      order by created_at desc, id desc offset ${mostSessions - 1})
    returning id`.execute(db);
  if (ended.rows.length > 0) await tellEnded(db, userId);
}
