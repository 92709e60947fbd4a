import { sql } from 'kysely';
import { isMoving } from '../cells/moving-lock.ts';
import { after, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { siteById } from '../sites/site-directory.ts';
import { type Attach, attachNothing } from './attach.ts';
import { isNoticeMail } from './notice-mail.ts';
import { MailServerAway } from './server-away.ts';
import { renderMail } from './templates.ts';
import type { Transport } from './transport.ts';

const maximumAttempts = 8;

/**
 * Sends every mail that is due, each in a transaction that holds its row: other processes pass it
 * by, and after a crash it is due again. Notices go when nothing else is due. It rests while sites leave.
 * Resolves with how many were sent; rejects while the server is away, and counts that against no mail.
 */
export async function sendDueMail(
  ctx: Context,
  transport: Transport,
  attach: Attach = attachNothing,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const result = await ctx.db
      .transaction()
      .execute((trx) => sendOne(ctx, trx, transport, attach));
    if (result === 'none') return sent;
    if (result === 'sent') sent += 1;
  }
}

async function sendOne(ctx: Context, trx: Trx, transport: Transport, attach: Attach) {
  if (await isMoving(trx)) return 'none';
  const now = ctx.clock.now();
  const row = await trx
    .selectFrom('outbox_mail')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy(isNoticeMail)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return 'none';
  const change = trx.updateTable('outbox_mail').where('id', '=', row.id);
  try {
    const site = await siteById(trx, row.site_id);
    const mail = renderMail(ctx, site, row.template, row.language, row.data, row.user_id);
    const attachments = await attach(trx, row.data, row.language);
    const from = { name: site.settings.mail_name || site.name, address: ctx.env.mailFrom };
    const sent = { id: row.id, date: row.created_at, from, to: row.recipient };
    await transport.send({ ...mail, ...sent, attachments });
  } catch (err) {
    if (err instanceof MailServerAway) throw err;
    const attempts = row.attempts + 1;
    const refused = isNoSuchAddress(err);
    if (refused && row.user_id) await noteBounce(trx, row.user_id, row.recipient);
    const next_attempt_at = after(now, 2 ** attempts * minute);
    const failed_at = refused || attempts >= maximumAttempts ? now : null;
    const last_error = String(err).slice(0, 500);
    await change.set({ attempts, next_attempt_at, failed_at, last_error }).execute();
    // What the server said may name the recipient: it stays with the mail.
    const about = { mail: row.id, template: row.template, attempts };
    if (failed_at) ctx.log.error(about, 'mail given up');
    else if (attempts === 1) ctx.log.warn(about, 'mail not sent, tried again later');
    return 'failed';
  }
  await change.set({ sent_at: now, data: {}, last_error: null }).execute();
  return 'sent';
}

/** The server says for good that it takes no mail for this recipient. */
function isNoSuchAddress(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return command === 'RCPT TO' && responseCode >= 550 && responseCode < 560;
}

/** No more notices to an address that does not take them, unless the member has another by now. */
async function noteBounce(trx: Trx, userId: string, recipient: string): Promise<void> {
  await sql`update users set notifications_disabled = array_append(notifications_disabled, 'bounce')
    where id = ${userId} and email = ${recipient}
      and not 'bounce' = any(notifications_disabled)`.execute(trx);
}
