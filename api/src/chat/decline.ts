import { announce } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/random.ts';
import { lockPair } from '../ties/locks.ts';
import { addMessage } from './add-message.ts';
import { contactOf, otherOf } from './contact.ts';
import { announceContact } from './contact-event.ts';
import { kindNo } from './kind-no.ts';
import { newsOf } from './news-of.ts';
import { removeFor } from './remove-chat.ts';

/**
 * Says no to a conversation, kindly and for free: the other one reads a friendly line in their own
 * language and cannot write here again, until this member does. It leaves this member's list.
 * Saying no again changes nothing. Throws 404 for whom one may not see.
 */
export async function declineChat(ctx: Context, me: string, conversation: string): Promise<void> {
  const other = await otherOf(ctx.db, me, conversation);
  await ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, me, other);
    await contactOf(trx, me, { profile: other });
    const { declined_at } = await trx
      .selectFrom('conversation_members')
      .select('declined_at')
      .where('conversation_id', '=', conversation)
      .where('profile_id', '=', me)
      .executeTakeFirstOrThrow();
    if (declined_at) return;
    const client_id = newId(ctx.random);
    const said = { sender: me, client_id, kind: 'icebreaker', body: kindNo, credits: 0 } as const;
    const message = await addMessage(ctx, trx, { ...said, conversation });
    await removeFor(ctx, trx, me, other);
    await trx
      .updateTable('conversation_members')
      .set({ declined_at: ctx.clock.now() })
      .where('conversation_id', '=', conversation)
      .where('profile_id', '=', me)
      .execute();
    const news = newsOf({ conversation, message, sender: me, to: other });
    await announce(ctx, trx, ...news.filter(({ to }) => to === other));
    await announceContact(ctx, trx, { to: me, other });
    await announceContact(ctx, trx, { to: other, other: me, from: me });
  });
}
