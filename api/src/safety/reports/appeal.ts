import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import { holdRow } from '../../identity/hold-account.ts';
import { consumeToken, readToken } from '../../identity/tokens.ts';
import type { Context } from '../../platform/context.ts';
import type { Tables, Trx } from '../../platform/database.ts';
import { ApiError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { takeBanBack } from '../take-ban-back.ts';
import { bannedAsWell } from './banned-as-well.ts';
import { numberOf } from './number.ts';
import type { AppealAnswer } from './schemas.ts';
import { tellOf, whatOf } from './tell.ts';

const shortest = 10;

/** The decision that a mailed link is about, and whether something was said against it. */
export async function appealOf(ctx: Context, secret: string): Promise<Static<typeof AppealAnswer>> {
  const { user_id, data } = await readToken(ctx, ctx.db, 'appeal', secret);
  const report = await ctx.db
    .selectFrom('reports as r')
    .leftJoin('appeals as a', (on) =>
      on.onRef('a.report_id', '=', 'r.id').on('a.user_id', '=', user_id),
    )
    .selectAll('r')
    .select('a.status as appeal')
    .where('r.id', '=', data.report ?? '')
    .executeTakeFirst();
  if (!report?.decided_at) throw notFound();
  return {
    number: numberOf(report.id),
    mine: report.reporter_id === user_id,
    what: whatOf(report),
    reason: report.reason,
    measure: report.measure,
    decided_at: report.decided_at.toISOString(),
    appeal: report.appeal,
  } as Static<typeof AppealAnswer>;
}

/** Keeps what somebody says against a decision; once, by the link they were mailed. */
export async function makeAppeal(ctx: Context, secret: string, text: string): Promise<void> {
  const said = visibleText(text);
  if (said.length < shortest) {
    throw invalid({ field: 'text', code: 'too_short', params: { count: shortest } });
  }
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id, data } = await consumeToken(ctx, trx, 'appeal', secret);
    const { report: report_id = '' } = data;
    const made = await trx
      .insertInto('appeals')
      .values({ id: newId(ctx.random), report_id, user_id, said, created_at: ctx.clock.now() })
      .onConflict((on) => on.columns(['report_id', 'user_id']).doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) throw new ApiError(409, 'appealed_already');
  });
}

/**
 * Answers an appeal by mail. A ban that is taken back makes the account what it was before; what was
 * deleted stays deleted. False when there is no such open appeal.
 */
export async function decideAppeal(
  ctx: Context,
  trx: Trx,
  id: string,
  status: 'granted' | 'rejected',
  who: string,
): Promise<boolean> {
  const known = trx.selectFrom('appeals').select('user_id').where('id', '=', id);
  // Before the appeal, as an erasure does; of whom the row is never changes.
  await holdRow(trx, (await known.executeTakeFirst())?.user_id ?? '');
  const appeal = await trx
    .updateTable('appeals')
    .set({ status, decided_at: ctx.clock.now(), decided_by: who })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning(['report_id', 'user_id'])
    .executeTakeFirst();
  if (!appeal) return false;
  const report = await trx
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', appeal.report_id)
    .executeTakeFirstOrThrow();
  const { user_id } = appeal;
  const context = status === 'granted' ? await takeBack(ctx, trx, user_id, report) : undefined;
  const more = context ? { texts: () => ({ context }) } : {};
  await tellOf(ctx, trx, `appeal_${status}`, user_id, report, more);
  return true;
}

type Decided = Selectable<Tables['reports']>;

/** Takes a decision back; what the mail says of the account where that is not simply open again. */
async function takeBack(
  ctx: Context,
  trx: Trx,
  user_id: string,
  report: Decided,
): Promise<'banned' | 'closed' | 'deleted' | undefined> {
  if (report.reporter_id === user_id) await reportAgain(ctx, trx, user_id, report);
  else if (report.measure === 'ban') {
    const kept = await bannedAsWell(trx, user_id, report);
    if (kept) return kept;
    if ((await takeBanBack(ctx, trx, user_id)) === 'deleted') return 'deleted';
  }
  return undefined;
}

/**
 * What the reporter said is open once more, under a number of its own: what was decided before stays as
 * it is, with what the other side says against it, and what is decided now can be appealed in turn.
 */
async function reportAgain(ctx: Context, trx: Trx, reporter_id: string, decided: Decided) {
  const { measure, decided_at, decided_by, ...said } = decided;
  const again = { ...said, id: newId(ctx.random), status: 'open' } as const;
  await trx.insertInto('reports').values(again).execute();
  await tellOf(ctx, trx, 'report_receipt', reporter_id, again);
}
