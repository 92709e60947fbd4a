import type { TFunction } from 'i18next';
import { createToken } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { MailTemplate } from '../../mail/templates.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { longDay } from '../../platform/dates.ts';
import { translator } from '../../platform/texts.ts';
import { numberOf } from './number.ts';

/** So long can a decision be appealed. */
const appealDays = 183;

export interface Told {
  id: string;
  photo_id: string | null;
  message_id: string | null;
  reason: string;
  created_at: Date;
}

/**
 * Mails one side of a report in their language. With `appeal` it has a link to say something against
 * the decision, which works logged out: a banned member has no other way in.
 */
export async function tellOf(
  ctx: Context,
  trx: Trx,
  template: MailTemplate,
  userId: string,
  report: Told,
  more: { appeal?: boolean; texts?: (t: TFunction) => Record<string, string> } = {},
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'site_id', 'language', 'status', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user || user.deleted_at) return;
  const { email, site_id, language, status } = user;
  // The page says it as well. Whoever signed up with a stranger's address would fill that mailbox.
  if (template === 'report_receipt' && status === 'not_confirmed') return;
  const t = translator(language);
  await queueMail(ctx, trx, {
    site_id,
    user_id: userId,
    recipient: email,
    language,
    template,
    data: {
      number: numberOf(report.id),
      what: t(`reports.what.${whatOf(report)}`),
      reason: t(`reports.reason.${report.reason}`),
      day: longDay(report.created_at, language),
      ...more.texts?.(t),
      ...(more.appeal && (await appealLink(ctx, trx, userId, report.id))),
    },
  });
}

export function whatOf({ photo_id, message_id }: Pick<Told, 'photo_id' | 'message_id'>) {
  if (photo_id) return 'photo';
  return message_id ? 'message' : 'profile';
}

async function appealLink(ctx: Context, trx: Trx, user_id: string, report: string) {
  const lifetime = appealDays * day;
  const data = { report };
  const token_id = await createToken(ctx, trx, { user_id, purpose: 'appeal', lifetime, data });
  return { path: '/appeal', token_id };
}
