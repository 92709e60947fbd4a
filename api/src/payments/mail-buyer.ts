import { queueMail } from '../mail/queue-mail.ts';
import type { MailTemplate } from '../mail/templates.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { withInvoice } from './invoices/attach-invoice.ts';

interface Order {
  id: string;
  user_id: string;
}

interface Words {
  template: MailTemplate;
  /** The part of the invoice that comes with it. */
  part: number | null;
  data: (language: string) => Record<string, string>;
}

/** Mails the buyer of an order, in the buyer's language; nobody, once the account was erased. */
export async function mailBuyer(
  ctx: Context,
  trx: Trx,
  { id, user_id }: Order,
  { template, part, data }: Words,
): Promise<void> {
  const buyer = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'language', 'name', 'site_id'])
    .where('users.id', '=', user_id)
    .executeTakeFirst();
  if (!buyer) return;
  const { email, language, name, site_id } = buyer;
  await queueMail(ctx, trx, {
    ...{ site_id, user_id, recipient: email, language, template },
    data: { name, reference: id, ...data(language), ...(part !== null && withInvoice(id, part)) },
  });
}
