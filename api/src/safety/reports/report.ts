import type { Static } from 'typebox';
import { announceContact } from '../../chat/contact-event.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { requireThere } from '../../ties/require-there.ts';
import { blockMember } from '../block.ts';
import type { ReportBody } from './schemas.ts';
import { tellOf } from './tell.ts';

type Report = Static<typeof ReportBody>;

/**
 * Keeps a report for the operators, mails a receipt and returns its id. The reporter no longer sees
 * what was reported: a photo or message is left out, a whole member is blocked.
 * Throws 404 for whom one may not see, and when the photo or message is not of that member.
 */
export async function reportMember(
  ctx: Context,
  trx: Trx,
  reporterId: string,
  report: Report,
): Promise<string> {
  const { profile, photo, message, reason, remarks = '' } = report;
  await requireThere(trx, reporterId, profile);
  if (photo) await requirePhoto(trx, photo, profile);
  if (message) await requireMessage(trx, message, profile, reporterId);
  const known = await openReport(trx, reporterId, report);
  if (known) return known;
  const id = newId(ctx.random);
  if (!photo && !message) await blockMember(ctx, trx, reporterId, profile);
  const row = {
    id,
    reporter_id: reporterId,
    profile_id: profile,
    photo_id: photo ?? null,
    message_id: message ?? null,
    reason,
    remarks,
    created_at: ctx.clock.now(),
  };
  await trx.insertInto('reports').values(row).execute();
  if (message) await announceContact(ctx, trx, { to: reporterId, other: profile, message });
  await tellOf(ctx, trx, 'report_receipt', reporterId, row);
  return id;
}

/** The receipt of the same thing reported before and not decided yet. */
async function openReport(
  trx: Trx,
  reporterId: string,
  { profile, photo, message }: Report,
): Promise<string | undefined> {
  const known = await trx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('profile_id', '=', profile)
    .where('photo_id', 'is not distinct from', photo ?? null)
    .where('message_id', 'is not distinct from', message ?? null)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return known?.id;
}

async function requirePhoto(trx: Trx, photo: string, profile: string): Promise<void> {
  const found = await trx
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photo)
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  if (!found) throw notFound();
}

async function requireMessage(
  trx: Trx,
  message: string,
  sender: string,
  reporterId: string,
): Promise<void> {
  const found = await trx
    .selectFrom('messages')
    .innerJoin('conversation_members as m', 'm.conversation_id', 'messages.conversation_id')
    .select('messages.id')
    .where('messages.id', '=', message)
    .where('messages.sender_id', '=', sender)
    .where('m.profile_id', '=', reporterId)
    .executeTakeFirst();
  if (!found) throw notFound();
}
