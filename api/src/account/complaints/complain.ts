import { randomInt } from 'node:crypto';
import type { Static } from 'typebox';
import { queueMail } from '../../mail/queue-mail.ts';
import { neighbours } from '../../platform/address.ts';
import type { Context } from '../../platform/context.ts';
import { takeForAddress, takeFrom } from '../../platform/limits.ts';
import { newId } from '../../platform/random.ts';
import { visibleLine, visibleText } from '../../platform/visible-text.ts';
import type { Site } from '../../sites/site.ts';
import type { ComplaintBody } from '../schemas.ts';

const perNetwork = { burst: 10, seconds: 3600, code: 'too_many_complaints' };
/** With one mail address, from one network: what a stranger sends leaves its owner's as it is. */
const perAsker = { burst: 3, seconds: 8 * 3600, code: 'too_many_complaints' };
/** With one mail address, whoever complains: somebody else's gets no flood of receipts. */
const perMailbox = { burst: 12, seconds: 2 * 3600, code: 'too_many_complaints' };

/** No letters or digits that are read for others. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

interface Sender {
  userId: string | null;
  language: string;
  address: string;
}

/** Takes a complaint and mails a receipt with its number. */
export async function complain(
  ctx: Context,
  site: Site,
  { userId, language, address }: Sender,
  { name, email, topic, message }: Static<typeof ComplaintBody>,
): Promise<string> {
  await takeForAddress(ctx, 'complaint', address, perNetwork);
  const mailbox = `complaint ${site.id} ${email.trim().toLowerCase()}`;
  await takeFrom(ctx, `${mailbox} ${neighbours(address)}`, perAsker);
  await takeFrom(ctx, mailbox, perMailbox);
  const pick = () => letters[randomInt(letters.length)];
  const number = `C-${Array.from({ length: 8 }, pick).join('')}`;
  const words = { name: visibleLine(name), email, topic, message: visibleText(message), language };
  await ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('complaints')
      .values({
        ...words,
        ...{ id: newId(ctx.random), number, site_id: site.id, user_id: userId },
        created_at: ctx.clock.now(),
      })
      .execute();
    await queueMail(ctx, trx, {
      ...{ site_id: site.id, user_id: userId, recipient: email, language },
      template: 'complaint_received',
      // Nothing the sender typed: the address may be somebody else's.
      data: { number },
    });
  });
  return number;
}
