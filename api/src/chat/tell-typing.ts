import { broadcast } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import { contactOf } from './contact.ts';
import { read } from './mark-read.ts';

/**
 * Lets the other side's open pages know that somebody is writing; nobody else, and never later. Who
 * writes has read what is `seen`: a sign that overtakes the word of it says that first. Who said no to the
 * conversation hears nothing.
 */
export async function tellTyping(
  ctx: Context,
  me: string,
  conversation: string,
  seen?: number,
): Promise<void> {
  const other = await contactOf(ctx.db, me, { conversation });
  const mine = await ctx.db
    .selectFrom('conversation_members')
    .select('unread')
    .where('conversation_id', '=', conversation)
    .where('profile_id', '=', me)
    .executeTakeFirst();
  if (mine && mine.unread > 0) await read(ctx, me, conversation, seen);
  if (other.declined) return;
  await broadcast(ctx, [other.id], 'typing', { conversation, profile: me });
}
