import { after, day, minute } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { hashSecret } from '../../platform/secrets.ts';

/** Wrong passwords before an account is blocked. */
const allowedAttempts = 5;
const blockMinutes = [5, 15, 60, 240];
/** After a day without attempts the next block is short again. */
const forgottenAfter = day;

/**
 * What is counted together: at one account all attempts of strangers, and apart from them those of each
 * device that somebody logged in with before, whom strangers would else keep out for good.
 */
export function attemptsAt(siteId: string, email: string, device_hash?: string): string {
  const account = `login\n${siteId}\n${email.trim().toLowerCase()}`;
  return hashSecret(device_hash ? `${account}\n${device_hash}` : account);
}

/**
 * Takes one of the attempts before the password is looked at, so that attempts in parallel cannot
 * outrun the count. Also for addresses nobody has: the answer must not tell. Throws 423
 * `account_blocked` with the minutes that are left.
 */
export async function reserveAttempt(ctx: Context, key: string): Promise<void> {
  const now = ctx.clock.now();
  const blocked = await ctx.db.transaction().execute(async (trx) => {
    // One statement finds or makes the row and locks it: a right password may delete it any time.
    const row = await trx
      .insertInto('login_throttle')
      .values({ key, attempts: 0, level: 0, blocked_until: null, updated_at: now })
      .onConflict((on) => on.column('key').doUpdateSet({ key }))
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.blocked_until && row.blocked_until > now) return row.blocked_until;
    const forgotten = now.getTime() - row.updated_at.getTime() > forgottenAfter;
    const level = forgotten ? 0 : row.level;
    const attempts = (row.blocked_until || forgotten ? 0 : row.attempts) + 1;
    // The last attempt blocks at once; a right password takes the block away again.
    const last = attempts >= allowedAttempts;
    const minutes = blockMinutes[Math.min(level, blockMinutes.length - 1)] ?? 0;
    await trx
      .updateTable('login_throttle')
      .set({
        attempts,
        level: last ? level + 1 : level,
        blocked_until: last ? after(now, minutes * minute) : null,
        updated_at: now,
      })
      .where('key', '=', key)
      .execute();
    return null;
  });
  if (blocked) throw accountBlocked(blocked, now);
}

const lastAttempt = new Map<string, Promise<unknown>>();

/**
 * Attempts that are counted together, each after the one before: right ones at the same moment would
 * else count as wrong until they are looked at, and block it. Holds no connection while it waits.
 */
export async function inTurn<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
  const before = lastAttempt.get(key) ?? Promise.resolve();
  const own = before.then(attempt, attempt);
  lastAttempt.set(key, own);
  try {
    return await own;
  } finally {
    if (lastAttempt.get(key) === own) lastAttempt.delete(key);
  }
}

function accountBlocked(until: Date, now: Date): ApiError {
  const minutes = Math.ceil((until.getTime() - now.getTime()) / minute);
  return new ApiError(423, 'account_blocked', { minutes });
}

/** A right password makes the wrong ones before it count no more. */
export async function forgetAttempts(db: Db, ...keys: string[]): Promise<void> {
  await db.deleteFrom('login_throttle').where('key', 'in', keys).execute();
}
