import type { Static } from 'typebox';
import { makeVariants } from '../../photos/make-variants.ts';
import { proofKey } from '../../photos/proof-key.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { poseFor } from './poses.ts';
import type { VerificationAnswer } from './schemas.ts';

type Answer = Static<typeof VerificationAnswer>;

/** How it stands with a member's mark, and the pose for the next photo. */
export async function verificationOf(ctx: Context, userId: string): Promise<Answer> {
  const row = await ctx.db
    .selectFrom('profiles as p')
    .leftJoin('verifications as v', 'v.user_id', 'p.id')
    .select(['p.verified_at', 'p.verified_until', 'p.main_photo_id'])
    .select(['v.status', 'v.reason', 'v.attempts', 'v.pose'])
    .where('p.id', '=', userId)
    .executeTakeFirstOrThrow();
  const status = statusOf(row, ctx.clock.now());
  const marked = status === 'verified';
  return {
    status,
    pose: status === 'waiting' ? row.pose : poseFor(ctx, userId, row.attempts ?? 0),
    reason: status === 'refused' ? row.reason : null,
    photo_needed: row.main_photo_id === null,
    verified_at: marked ? (row.verified_at?.toISOString() ?? null) : null,
    expires_at: marked ? (row.verified_until?.toISOString() ?? null) : null,
  } as Answer;
}

interface State {
  status: 'waiting' | 'approved' | 'refused' | null;
  verified_until: Date | null;
}

function statusOf({ status, verified_until }: State, now: Date): Answer['status'] {
  if (status === 'waiting' || status === 'refused') return status;
  if (verified_until && verified_until > now) return 'verified';
  return status === 'approved' ? 'expired' : 'none';
}

/**
 * Keeps a member's photo in the pose for an operator to compare. Another one takes the place of one
 * that waits. Throws 409 photo_needed without a main photo to compare it with, and as `makeVariants`.
 */
export async function askForMark(ctx: Context, userId: string, file: Buffer): Promise<void> {
  const { status, photo_needed, pose } = await verificationOf(ctx, userId);
  if (photo_needed) throw new ApiError(409, 'photo_needed');
  if (status === 'verified') throw new ApiError(409, 'verified_already');
  const { variants } = await makeVariants(file);
  // The file first: what waits in the list always has one.
  await ctx.files.put(proofKey(userId), variants.full);
  const sent = {
    status: 'waiting',
    pose: pose ?? poseFor(ctx, userId, 0),
    reason: null,
    sent_at: ctx.clock.now(),
    decided_at: null,
  } as const;
  await ctx.db
    .insertInto('verifications')
    .values({ user_id: userId, ...sent })
    .onConflict((on) => on.column('user_id').doUpdateSet(sent))
    .execute();
}
