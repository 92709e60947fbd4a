import { sql } from 'kysely';
import { createToken } from '../../identity/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { neighbours } from '../../platform/address.ts';
import { day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeForAddress, takeFrom } from '../../platform/limits.ts';

const perAddress = { burst: 20, seconds: 3600 };
/** With one mail address, from one network: what a stranger asks for leaves its owner's as it is. */
const perAsker = { burst: 5, seconds: 3600, code: 'too_many_mails' };
/** With one mail address, whoever asks. */
const perMailbox = { burst: 20, seconds: 1200, code: 'too_many_mails' };

interface Asked {
  /** The order's number: whole, as in the receipt, or its last eight, as the pages show it. */
  reference: string;
  email: string;
}

/**
 * Mails who bought an order the link to withdraw from it, without logging in. What does not fit
 * together is answered the same: nobody learns who bought what.
 */
export async function askForWithdrawal(
  ctx: Context,
  site_id: string,
  { reference, email }: Asked,
  address: string,
): Promise<void> {
  const buyersAddress = email.trim().toLowerCase();
  const mailbox = `withdrawal ${site_id} ${buyersAddress}`;
  await takeForAddress(ctx, 'withdrawal', address, perAddress);
  await takeFrom(ctx, `${mailbox} ${neighbours(address)}`, perAsker);
  await takeFrom(ctx, mailbox, perMailbox);
  const number = reference.replace(/[#\s]/g, '').toLowerCase();
  const buyer = await ctx.db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'u.id as user_id', 'u.email', 'u.language'])
    .where('p.site_id', '=', site_id)
    .where('p.status', '=', 'completed')
    .where(sql<boolean>`lower(u.email) = ${buyersAddress}`)
    .where((one) => one.or([one('p.id', '=', number), one(sql`right(p.id, 8)`, '=', number)]))
    .executeTakeFirst();
  if (!buyer) return;
  await ctx.db.transaction().execute(async (trx) => {
    const { user_id, email: recipient, language, id } = buyer;
    const data = { payment: id };
    const token = { user_id, purpose: 'withdrawal', lifetime: day, data } as const;
    const token_id = await createToken(ctx, trx, token);
    const mail = { site_id, user_id, recipient, language, template: 'withdrawal_link' } as const;
    await queueMail(ctx, trx, { ...mail, data: { path: '/withdrawal', token_id, reference: id } });
  });
}
