import { type Selectable, sql } from 'kysely';
import { endOfChain } from '../credits/balance.ts';
import type { Context } from '../platform/context.ts';
import type { Tables, Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { left } from '../platform/limits.ts';
import { lockToSend, type Named, openAccount } from '../ties/locks.ts';
import { type Contact, contact, contactsOf } from './contact.ts';
import { sending } from './write-message.ts';

/** A message of an earlier try, under the id that its sender gave it. */
export interface Sent
  extends Pick<
    Selectable<Tables['messages']>,
    'id' | 'conversation_id' | 'kind' | 'body' | 'image_id' | 'note' | 'reply_to'
  > {}

export interface Seen extends Contact {
  /** What this member sent before under the same `client_id`, to whomever. */
  sent: Sent | null;
  credits: number;
  /** How many more they may send right now. */
  tokens: number;
}

/**
 * Holds the pair and the sender's account, and says what the rules ask about: only now nobody can
 * block, begin, send or spend at the same time. 404 for whom this member may not see.
 */
export async function lookBeforeSending(
  ctx: Context,
  trx: Trx,
  me: string,
  { client_id, ...named }: Named & { client_id: string },
): Promise<Seen> {
  await lockToSend(trx, me, named);
  const look = sql<Seen & { account: boolean }>`
    select ${contact}, ${endOfChain(me)} as credits,
      ${left(ctx, sending.name(me), sending)} as tokens,
      exists (select from credit_accounts where user_id = ${me}) as account,
      (select json_build_object('id', s.id, 'conversation_id', s.conversation_id, 'kind', s.kind,
        'body', s.body, 'image_id', s.image_id, 'note', s.note, 'reply_to', s.reply_to)
        from messages s where s.sender_id = ${me} and s.client_id = ${client_id}) as sent
    from ${contactsOf(me, named)}`;
  const { rows } = await look.execute(trx);
  const [seen] = rows;
  if (!seen) throw notFound();
  if (seen.account) return seen;
  await openAccount(trx, me);
  return (await look.execute(trx)).rows[0] ?? seen;
}
