import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';

/** Makes the conversation of two members, begun by the first. Lock the pair before. */
export async function startConversation(
  ctx: Context,
  trx: Trx,
  me: string,
  other: string,
): Promise<string> {
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  const [a = me, b = other] = [me, other].sort();
  await trx
    .insertInto('conversations')
    .values({ id, profile_a: a, profile_b: b, created_by: me, created_at: now })
    .execute();
  const sides = [
    { profile_id: me, other_id: other },
    { profile_id: other, other_id: me },
  ];
  await trx
    .insertInto('conversation_members')
    .values(sides.map((side) => ({ ...side, conversation_id: id, last_message_at: now })))
    .execute();
  return id;
}
