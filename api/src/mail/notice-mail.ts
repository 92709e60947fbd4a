import { sql } from 'kysely';
import { noticeTypes } from '../settings/notices.ts';

/** Whether a mail is a notice, for which nobody waits; in the words of the index `outbox_mail_in_turn`. */
export const isNoticeMail = sql<boolean>`template in (${sql.join(noticeTypes.map((type) => sql.lit(type)))})`;
