import { holdRow } from '../../identity/hold-account.ts';
import { removePhoto } from '../../photos/remove-photo.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { banMember } from '../ban-member.ts';
import { type Told, tellOf, whatOf } from './tell.ts';

export const measures = ['none', 'warning', 'photo_removed', 'message_removed', 'ban'] as const;
export type Measure = (typeof measures)[number];

export type OpenReport = Told & { reporter_id: string | null; profile_id: string | null };

/**
 * Decides a report, and with it all open ones of the same thing, or after a ban of the same member:
 * does what is decided, and tells everybody why and how to appeal. Returns how many were decided: none
 * when somebody else has just decided it.
 */
export async function decideReport(
  ctx: Context,
  trx: Trx,
  report: OpenReport,
  measure: Measure,
  who: string,
): Promise<number> {
  const { profile_id } = report;
  const now = ctx.clock.now();
  // Before the reports, as an erasure does.
  if (profile_id) await holdRow(trx, profile_id);
  const decided = await close(trx, report, { measure, decided_at: now, decided_by: who });
  if (!decided.some(({ id }) => id === report.id)) return 0;
  if (profile_id) await carryOut(ctx, trx, { ...report, profile_id }, measure, now);
  for (const one of decided) {
    // Who reported it may be gone.
    if (!one.reporter_id) continue;
    await tellOf(ctx, trx, 'report_decided', one.reporter_id, one, {
      appeal: true,
      texts: (t) => ({ outcome: t(`reports.outcome.${measure}`) }),
    });
  }
  if (measure !== 'none' && profile_id) {
    await tellOf(ctx, trx, 'measure_taken', profile_id, report, {
      appeal: true,
      texts: (t) => ({
        what: t(`reports.yours.${whatOf(report)}`),
        measure: t(`reports.measure.${measure}`),
      }),
    });
  }
  return decided.length;
}

interface Decision {
  measure: Measure;
  decided_at: Date;
  decided_by: string;
}

/** All that one decision is about is decided at one moment, by which it is known. */
async function close(trx: Trx, report: OpenReport, decision: Decision): Promise<OpenReport[]> {
  const { measure } = decision;
  let same = trx
    .updateTable('reports')
    .set({ status: measure === 'none' ? 'dismissed' : 'upheld', ...decision })
    .where('profile_id', 'is not distinct from', report.profile_id)
    .where('status', '=', 'open');
  if (!report.profile_id) same = same.where('id', '=', report.id);
  else if (measure !== 'ban') {
    same = same
      .where('photo_id', 'is not distinct from', report.photo_id)
      .where('message_id', 'is not distinct from', report.message_id);
  }
  return same.returningAll().execute();
}

/**
 * A message needs nothing more: the only other one who saw it reported it, and sees it no more. It is not
 * withdrawn, which is what was never received and is refunded.
 */
async function carryOut(
  ctx: Context,
  trx: Trx,
  report: Told & { profile_id: string },
  measure: Measure,
  now: Date,
) {
  const { profile_id, photo_id } = report;
  if (measure === 'ban') await banMember(ctx, trx, profile_id, now);
  if (measure === 'photo_removed' && photo_id && (await isThere(trx, photo_id))) {
    await removePhoto(trx, profile_id, photo_id);
  }
}

/** The member may have deleted it meanwhile. */
async function isThere(trx: Trx, photo: string): Promise<boolean> {
  const found = trx.selectFrom('photos').select('id').where('id', '=', photo);
  return (await found.executeTakeFirst()) !== undefined;
}
