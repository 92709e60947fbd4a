import { publish } from '../platform/bus/publish.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import type { MailTemplate } from './templates.ts';

export interface Mail {
  site_id: string;
  /** Null for somebody without an account. */
  user_id: string | null;
  recipient: string;
  language: string;
  template: MailTemplate;
  /** Values of the template's texts, plus `path` and `token_id` where it has a link. */
  data: Record<string, string>;
}

export const mailTopic = 'mail';

/** Queues a mail in the transaction that causes it: it is sent if, and only if, that commits. */
export async function queueMail(ctx: Context, trx: Trx, mail: Mail): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .insertInto('outbox_mail')
    .values({ ...mail, id: newId(ctx.random), next_attempt_at: now, created_at: now })
    .execute();
  await publish(trx, { topic: mailTopic, to: [] });
}
