import { sql } from 'kysely';
import { noticeTypes } from '../settings/notices.ts';
import type { MailTemplate } from './templates.ts';

/** What may go to everybody at once, and nobody waits for. */
export const unhurried: readonly MailTemplate[] = [...noticeTypes, 'terms_change'];

/** Whether a mail is one of those; in the words of the index `outbox_mail_in_turn`. */
export const isNoticeMail = sql<boolean>`template in (${sql.join(unhurried.map((one) => sql.lit(one)))})`;
