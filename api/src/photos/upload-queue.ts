import { sql } from 'kysely';
import { holdRow } from '../identity/hold-account.ts';
import { after, day, hour, minute, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError, notReady, rateLimited } from '../platform/errors.ts';

/** Waiting at once: of one member, who has room for no more photos than that. */
const mostOfOne = 25;
/** Waiting at once of all: then nobody adds a second one, and the disk is not filled with firsts either. */
const mostOfAll = 300;
const mostFirsts = 1000;
/** A picture whose drawing ended the process twice does not get a fourth chance. */
const mostAttempts = 3;
/** Long after any picture is drawn. */
const lease = 2 * minute;
/** A store or database that is away may be back by then. */
const pause = 5 * second;
/** Shorter than an image waits for its message: what is sent again under its key later is drawn anew. */
const keptFor = 20 * hour;
/** Of an image that went with a message: as long as its key, which leads to the same message. */
const sentKeptFor = 7 * day;

export interface Waiting {
  id: string;
  user_id: string;
  private: boolean;
  /** For a message, not for the profile. */
  for_message: boolean;
}

export const uploadKey = (id: string) => `uploads/${id}`;

/**
 * Puts an upload into the queue. Throws 429 when the member has many waiting, 503 when all have; some
 * who fill it keep nobody from adding one.
 */
export async function enqueue(ctx: Context, trx: Trx, { id, ...row }: Waiting): Promise<string> {
  await holdRow(trx, row.user_id);
  const { rows } = await sql<{ mine: number; all: number }>`
    select count(*) filter (where user_id = ${row.user_id}) as mine, count(*) as all
    from photo_uploads where status = 'waiting'`.execute(trx);
  const [waiting] = rows;
  if (waiting && waiting.mine >= mostOfOne) throw rateLimited(10, 'uploads_waiting');
  const most = waiting?.mine === 0 ? mostFirsts : mostOfAll;
  if (waiting && waiting.all >= most) throw notReady();
  await trx
    .insertInto('photo_uploads')
    .values({ ...row, id, created_at: ctx.clock.now() })
    .execute();
  return id;
}

/**
 * Takes the next upload: that of the member who was served longest ago, so that nobody waits behind
 * all of somebody's album. One that nobody finishes is taken again later, after those that nobody tried.
 */
export async function takeNext(ctx: Context): Promise<Waiting | undefined> {
  const now = ctx.clock.now();
  const { rows } = await sql<Waiting & { attempts: number }>`
    update photo_uploads set attempts = attempts + 1, taken_until = ${after(now, lease)}
    where id = (
      select u.id from photo_uploads u
      where u.status = 'waiting' and (u.taken_until is null or u.taken_until < ${now})
      order by u.taken_until nulls first,
        (select max(d.served) from photo_uploads d where d.user_id = u.user_id) nulls first,
        u.created_at, u.id
      limit 1 for update skip locked)
    returning id, user_id, private, for_message, attempts`.execute(ctx.db);
  const [next] = rows;
  if (!next || next.attempts <= mostAttempts) return next;
  await ctx.db
    .transaction()
    .execute((trx) => finish(trx, next.id, { problem: 'picture_unreadable' }));
  await ctx.files.delete(uploadKey(next.id));
  return takeNext(ctx);
}

/** Puts back what could not be drawn now for no fault of its own: it is as if nobody had taken it. */
export async function putBack(ctx: Context, id: string): Promise<void> {
  await sql`update photo_uploads
    set attempts = attempts - 1, taken_until = ${after(ctx.clock.now(), pause)}
    where id = ${id} and status = 'waiting'`.execute(ctx.db);
}

/**
 * Whether an upload still waits, held so that it stays so until the transaction ends: another process
 * may have taken it after a drawing that took very long.
 */
export async function holdWaiting(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('photo_uploads')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

type Outcome = { photo_id: string } | { problem: string };

export async function finish(trx: Trx, id: string, outcome: Outcome): Promise<void> {
  const status = 'photo_id' in outcome ? 'done' : 'failed';
  await trx
    .updateTable('photo_uploads')
    .set({ ...outcome, status, served: sql`nextval('photo_uploads_served')` })
    .where('id', '=', id)
    .execute();
}

export async function isWaiting(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('photo_uploads')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status === 'waiting';
}

/** How an upload of this member stands; throws 404 for what is none. */
export async function uploadOf(ctx: Context, userId: string, id: string) {
  const row = await ctx.db
    .selectFrom('photo_uploads as u')
    .select(['u.id', 'u.status', 'u.photo_id', 'u.problem'])
    .select((eb) =>
      eb
        .selectFrom('photo_uploads as w')
        .select(eb.fn.countAll<number>().as('ahead'))
        .where('w.status', '=', 'waiting')
        .whereRef('w.created_at', '<', 'u.created_at')
        .as('ahead'),
    )
    .where('u.id', '=', id)
    .where('u.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new ApiError(404, 'not_found');
  return { ...row, ahead: row.ahead ?? 0 };
}

/**
 * Forgets what was drawn or given up long ago, and the keys that lead to it. Its file first, which a
 * process that ended at the wrong moment may have left: it is as it was taken, with the place in it.
 */
export async function forgetUploads(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<Pick<Waiting, 'id' | 'user_id'>>`
    select u.id, u.user_id from photo_uploads u
    left join message_images i on i.id = u.photo_id and i.message_id is not null
    where u.status <> 'waiting' and u.created_at < case when i.id is null
      then ${after(now, -keptFor)}::timestamptz else ${after(now, -sentKeptFor)} end
    limit 5000`.execute(ctx.db);
  for (const { id, user_id } of rows) {
    await ctx.files.delete(uploadKey(id));
    await ctx.db
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', user_id)
      .where('answer', '=', JSON.stringify(id))
      .execute();
    await ctx.db.deleteFrom('photo_uploads').where('id', '=', id).execute();
  }
}
