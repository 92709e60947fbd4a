import { sql } from 'kysely';
import { refund } from '../credits/ledger.ts';
import { endSessions } from '../identity/end-sessions.ts';
import { holdRow } from '../identity/hold-account.ts';
import { announce } from '../live/announce.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { translator } from '../platform/texts.ts';
import { isBeingErased } from './erase/ask-to-erase.ts';
import { lockPartners } from './lock-partners.ts';

interface Contact {
  id: string;
  /** Asked to be deleted, or is banned, and may come back: that one is given back as well, and not told. */
  away: boolean;
  email: string;
  site_id: string;
  language: string;
}

/**
 * Bans an account that was used for fraud, and tells everybody who was in touch with it what to look
 * out for, in their language; what it cost them to write there is theirs again. Returns how many
 * were told, null when there is no such account.
 */
export async function banForFraud(
  ctx: Context,
  trx: Trx,
  memberId: string,
): Promise<{ told: number; credits: number } | null> {
  await holdRow(trx, memberId);
  // Whoever is about to be erased is: a ban would keep them.
  const status = (await isBeingErased(ctx, trx, memberId)) ? 'deleted' : 'banned';
  const closed = await trx
    .updateTable('users')
    .set({ status, ban_decided_at: null })
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (closed.numUpdatedRows === 0n) return null;
  // What is just being written to them is there then, or nobody pays for it.
  await lockPartners(trx, memberId);
  await endSessions(trx, memberId);
  const { name } = await trx
    .selectFrom('profiles')
    .select('name')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  let credits = 0;
  let told = 0;
  for (const contact of await inTouchWith(trx, memberId)) {
    const back = await giveBack(ctx, trx, contact.id, memberId);
    credits += back;
    if (contact.away) continue;
    await tell(ctx, trx, contact, name, back);
    told += 1;
  }
  return { told, credits };
}

/** Who wrote to the account, or got something from it. One order for all, as accounts are locked. */
async function inTouchWith(trx: Trx, memberId: string): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select u.id, u.email, u.site_id, u.language, u.status in ('deleted', 'banned') as away
    from conversation_members m join users u on u.id = m.other_id
    join profiles p on p.id = u.id
    where m.profile_id = ${memberId} and u.status in ('active', 'not_confirmed', 'deleted', 'banned')
      and u.deleted_at is null and not p.fictional and exists (
        select 1 from messages w where w.conversation_id = m.conversation_id
          and (w.sender_id = u.id or w.fetched_at is not null))
    order by u.id`.execute(trx);
  return rows;
}

async function giveBack(ctx: Context, trx: Trx, sender: string, fraud: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select w.id from conversation_members m
    join messages w on w.conversation_id = m.conversation_id
    where m.profile_id = ${sender} and m.other_id = ${fraud} and w.sender_id = ${sender}
      and w.credits > 0
    order by w.id`.execute(trx);
  let credits = 0;
  for (const { id } of rows) credits += await refund(ctx, trx, id);
  if (credits > 0) await announce(ctx, trx, { to: sender, type: 'credits', data: {} });
  return credits;
}

async function tell(ctx: Context, trx: Trx, contact: Contact, other: string, count: number) {
  const { id, email, site_id, language } = contact;
  await queueMail(ctx, trx, {
    site_id,
    user_id: id,
    recipient: email,
    language,
    template: 'fraud_notice',
    data: {
      other,
      refund: count > 0 ? translator(language)('fraud_notice.refund', { count }) : '',
    },
  });
}
