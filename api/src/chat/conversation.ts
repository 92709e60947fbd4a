import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';

/**
 * Makes the conversation of two members, begun by the first. Lock the pair before. Throws 404 for whom
 * is banned in this moment: the ban lists whom it gives credits back before this one is among them.
 */
export async function startConversation(
  ctx: Context,
  trx: Trx,
  me: string,
  other: string,
): Promise<string> {
  const id = newId(ctx.random);
  const now = ctx.clock.now();
  const [a = me, b = other] = [me, other].sort();
  const { numAffectedRows } = await sql`
    insert into conversations (id, profile_a, profile_b, created_by, created_at)
    select ${id}, ${a}, ${b}, ${me}, ${now}::timestamptz
    from profiles where id = ${other} and active for share`.execute(trx);
  if (!numAffectedRows) throw notFound();
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
