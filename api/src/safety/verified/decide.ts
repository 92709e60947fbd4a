import { announce } from '../../live/announce.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';

export const refusals = ['pose', 'face', 'unclear', 'other_person'] as const;
export type Refusal = (typeof refusals)[number];

const validDays = 365;

/**
 * Gives a member the mark for a year, or says why not, by mail in their language. Returns false when
 * no photo of theirs waits. Delete the photo before the commit: where that fails, the decision is made again.
 */
export async function decideMark(
  ctx: Context,
  trx: Trx,
  userId: string,
  refusal: Refusal | null,
): Promise<boolean> {
  const now = ctx.clock.now();
  const decided = await trx
    .updateTable('verifications')
    .set((eb) => ({
      status: refusal ? ('refused' as const) : ('approved' as const),
      reason: refusal,
      decided_at: now,
      attempts: eb('attempts', '+', 1),
    }))
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (decided.numUpdatedRows === 0n) return false;
  if (!refusal) {
    await trx
      .updateTable('profiles')
      .set({ verified_at: now, verified_until: after(now, validDays * day) })
      .where('id', '=', userId)
      .execute();
  }
  await tell(ctx, trx, userId, refusal);
  await announce(ctx, trx, { to: userId, type: 'account', data: {} });
  return true;
}

/** Takes the mark away; false when there is none. */
export async function takeMark(ctx: Context, trx: Trx, userId: string): Promise<boolean> {
  const taken = await trx
    .updateTable('profiles')
    .set({ verified_at: null, verified_until: null })
    .where('id', '=', userId)
    .where('verified_until', 'is not', null)
    .executeTakeFirst();
  await trx.deleteFrom('verifications').where('user_id', '=', userId).execute();
  if (taken.numUpdatedRows === 0n) return false;
  await announce(ctx, trx, { to: userId, type: 'account', data: {} });
  return true;
}

async function tell(ctx: Context, trx: Trx, userId: string, refusal: Refusal | null) {
  const { email, site_id, language, name } = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'site_id', 'language', 'name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const reason = refusal ? translator(language)(`verification.${refusal}`) : '';
  await queueMail(ctx, trx, {
    site_id,
    user_id: userId,
    recipient: email,
    language,
    template: refusal ? 'verification_refused' : 'verified',
    data: { name, reason, path: '/profile' },
  });
}
