import { sql } from 'kysely';
import type { Static } from 'typebox';
import { announceContact } from '../../chat/contact-event.ts';
import { uncountReported } from '../../chat/uncount-reported.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { isThereButBlocked } from '../../ties/hidden.ts';
import { lockPair } from '../../ties/locks.ts';
import { blockMember } from '../block.ts';
import type { ReportBody } from './schemas.ts';
import { tellOf } from './tell.ts';

type Report = Static<typeof ReportBody>;

/**
 * Keeps a report for the operators, mails a receipt and returns its id. The reporter no longer sees
 * what was reported: a photo or message is left out, a whole member is blocked.
 * Somebody who is not there can be reported all the same, and is not told apart from one who never
 * was: it may be that they did something and blocked first.
 * Throws 404 for oneself, and when a photo or message is not of the member who is there.
 */
export async function reportMember(
  ctx: Context,
  trx: Trx,
  reporterId: string,
  report: Report,
): Promise<string> {
  const { profile, reason, remarks = '' } = report;
  if (profile === reporterId) throw notFound();
  // Of two at once about the same thing the second finds the first.
  await lockPair(trx, reporterId, profile);
  const named = { photo_id: report.photo ?? null, message_id: report.message ?? null };
  const member = await memberOf(trx, reporterId, profile);
  const about = {
    profile_id: member ? profile : null,
    named_id: member?.there ? null : [profile, named.photo_id, named.message_id].join(' '),
    ...(await ofThatMember(trx, reporterId, profile, named)),
  };
  const isWrong = about.photo_id !== named.photo_id || about.message_id !== named.message_id;
  if (member?.there && isWrong) throw notFound();
  const isWhole = !named.photo_id && !named.message_id;
  // Reported before, and unblocked since, they are out of sight again.
  if (isWhole) await blockMember(ctx, trx, reporterId, profile);
  const known = await openReport(trx, reporterId, about);
  if (known) return known;
  const id = newId(ctx.random);
  if (about.message_id) await uncountReported(trx, reporterId, about.message_id);
  const row = { ...about, id, reporter_id: reporterId, reason, remarks };
  const created_at = ctx.clock.now();
  await trx
    .insertInto('reports')
    .values({ ...row, created_at })
    .execute();
  const { message } = report;
  if (message) await announceContact(ctx, trx, { to: reporterId, other: profile, message });
  await tellOf(ctx, trx, 'report_receipt', reporterId, { ...row, ...named, created_at });
  return id;
}

async function memberOf(trx: Trx, reporterId: string, profile: string) {
  const { rows } = await sql<{ there: boolean }>`
    select ${isThereButBlocked(reporterId)} as there
    from profiles p where p.id = ${profile}`.execute(trx);
  return rows[0];
}

interface Pieces {
  photo_id: string | null;
  message_id: string | null;
}

/** Photo and message as they were named, where they are that member's. */
async function ofThatMember(
  trx: Trx,
  reporterId: string,
  profile: string,
  { photo_id, message_id }: Pieces,
): Promise<Pieces> {
  return {
    photo_id: photo_id && (await photoIsOf(trx, photo_id, profile)) ? photo_id : null,
    message_id:
      message_id && (await wasSaid(trx, message_id, profile, reporterId)) ? message_id : null,
  };
}

interface About extends Pieces {
  profile_id: string | null;
  /** What was named of somebody who is not there. */
  named_id: string | null;
}

/** The receipt of the same thing reported before and not decided yet. */
async function openReport(trx: Trx, reporterId: string, about: About): Promise<string | undefined> {
  const known = await trx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('profile_id', 'is not distinct from', about.profile_id)
    .where('named_id', 'is not distinct from', about.named_id)
    .where('photo_id', 'is not distinct from', about.photo_id)
    .where('message_id', 'is not distinct from', about.message_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return known?.id;
}

async function photoIsOf(trx: Trx, photo: string, profile: string): Promise<boolean> {
  const found = await trx
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photo)
    .where('profile_id', '=', profile)
    .executeTakeFirst();
  return found !== undefined;
}

async function wasSaid(
  trx: Trx,
  message: string,
  sender: string,
  reporterId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('messages')
    .innerJoin('conversation_members as m', 'm.conversation_id', 'messages.conversation_id')
    .select('messages.id')
    .where('messages.id', '=', message)
    .where('messages.sender_id', '=', sender)
    .where('m.profile_id', '=', reporterId)
    .executeTakeFirst();
  return found !== undefined;
}
