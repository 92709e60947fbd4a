import { broadcast } from '../live/announce.ts';
import type { Context } from '../platform/context.ts';
import { contactOf } from './contact.ts';

/**
 * Lets the other side's open pages know that somebody is writing; nobody else, and never later. Who
 * said no to the conversation hears nothing of it.
 */
export async function tellTyping(ctx: Context, me: string, conversation: string): Promise<void> {
  const other = await contactOf(ctx.db, me, { conversation });
  if (other.declined) return;
  await broadcast(ctx, [other.id], 'typing', { conversation, profile: me });
}
