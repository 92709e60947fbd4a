import { isDeepStrictEqual } from 'node:util';
import { balanceOf } from '../credits/balance.ts';
import { spend } from '../credits/ledger.ts';
import type { CreditCause } from '../credits/tables.ts';
import { type Announcement, announce } from '../live/announce.ts';
import { requireReach } from '../members/reach.ts';
import { takeMessageImage } from '../photos/message-images.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError, conflict, invalid, notFound } from '../platform/errors.ts';
import { takeFrom } from '../platform/limits.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import { lockAccount, lockPair, lockPairOf } from '../ties/locks.ts';
import { type Added, addMessage, type NewMessage } from './add-message.ts';
import { findContact, type Named, type Sent } from './contact.ts';
import { startConversation } from './conversation.ts';
import { requireFreeConversation } from './free-conversations.ts';
import { checkedMessage, type MessageInput } from './message-input.ts';
import type { MessageRow } from './message-view.ts';
import { requireOpener } from './openers/openers-for.ts';
import { requireQuotable } from './quotable.ts';
import type { Marks } from './read-messages.ts';
import type { MessageKind } from './tables.ts';

const sending = { burst: 60, seconds: 1 };

interface Sender {
  id: string;
  premium: boolean;
}
export type Outgoing = MessageInput & Named;
type Written = Marks & { row: MessageRow };

/**
 * Sends a message and pays for it, or does neither. The same `client_id` again answers with the
 * message that is there already. Returns its id and what the sender has left.
 * Throws 404 for whom one may not see, 403 not_reachable for whom one may not begin with, 403
 * declined after a no, 402 not_enough_credits, 403 free_conversations_used, 429
 * for a flood; what was sent already is answered in any case.
 */
export async function sendMessage(
  ctx: Context,
  settings: SiteSettings,
  sender: Sender,
  outgoing: Outgoing,
): Promise<{ message: string; credits: number; written?: Written }> {
  const { body, image_id, note, cost } = await checkedMessage(ctx, outgoing, settings);
  return ctx.db.transaction().execute(async (trx) => {
    const other = await lockNamed(trx, sender.id, outgoing);
    const { client_id, kind, reply_to = null } = outgoing;
    // Looked at only now that nobody can block, begin or send at the same time.
    const contact = await findContact(trx, sender.id, other, client_id);
    const added = { sender: sender.id, client_id, kind, body, image_id, note, reply_to };
    const sent = sentBefore(contact, { kind, body, image_id, note, reply_to });
    if (sent) return { message: sent, credits: await balanceOf(trx, sender.id) };
    await takeFrom(ctx, `message:${sender.id}`, sending, trx);
    if (contact.declined) throw new ApiError(403, 'declined');
    if (!contact.conversation) await requireReach(trx, sender.id, contact.id, ctx.clock.now());
    if (reply_to) await requireQuotable(trx, sender.id, contact.conversation, reply_to);
    if (kind === 'icebreaker') {
      await requireOpener(trx, settings, { me: sender.id, other: contact.id }, body ?? '');
    }
    await lockAccount(trx, sender.id);
    if (!sender.premium) await requireFreeConversation(trx, sender.id, contact.conversation);
    const conversation =
      contact.conversation ?? (await startConversation(ctx, trx, sender.id, contact.id));
    const written = await addMessage(ctx, trx, { ...added, conversation, credits: cost });
    const { id: message } = written;
    if (image_id && !(await takeMessageImage(ctx, trx, sender.id, image_id, message))) {
      throw invalid({ field: 'image', code: 'invalid_choice' });
    }
    const credits = await pay(ctx, trx, sender.id, cost, message, causeOf(kind));
    await announce(
      ctx,
      trx,
      ...newsOf({ conversation, message, sender: sender.id, to: contact.id }),
      ...(cost > 0 ? [{ to: sender.id, type: 'credits', data: {} } as const] : []),
    );
    // A picture and a quote are read as everybody else gets them.
    if (image_id || reply_to) return { message, credits };
    return { message, credits, written: writtenBy({ ...added, conversation, cost }, written) };
  });
}

/** A message as it was just written, and how far the other side is. */
function writtenBy(
  { cost, ...said }: Omit<NewMessage, 'credits'> & { cost: number },
  { id, seq, at, readSeq, deliveredSeq }: Added,
): Written {
  const { conversation, sender, client_id, kind, body, note = null } = said;
  const row: MessageRow = {
    id,
    conversation_id: conversation,
    seq,
    sender_id: sender,
    client_id,
    kind,
    body,
    note,
    image: null,
    quote: null,
    credits: cost,
    created_at: at,
    fetched_at: null,
    withdrawn_at: null,
  };
  return { row, readSeq, deliveredSeq };
}

/** What both sides are told: the sender's other tabs and devices show the message, too. */
export function newsOf(sent: {
  conversation: string;
  message: string;
  sender: string;
  to: string;
}): Announcement[] {
  const { conversation, message, sender, to } = sent;
  const news = { type: 'message', data: { conversation, message, profile: sender } } as const;
  return [
    { ...news, to, from: sender },
    { ...news, to: sender },
  ];
}

function causeOf(kind: MessageKind): CreditCause {
  if (kind === 'gift') return 'gift';
  return kind === 'image' ? 'photo' : 'message';
}

async function pay(
  ctx: Context,
  trx: Trx,
  user: string,
  amount: number,
  reference: string,
  cause: CreditCause,
): Promise<number> {
  if (amount === 0) return balanceOf(trx, user);
  return spend(ctx, trx, { user, amount, cause, reference });
}

/** The message of an earlier try; 409 when the same id was used for something else. */
function sentBefore(
  { sent, conversation }: { sent: Sent | null; conversation: string | null },
  said: Omit<Sent, 'id' | 'conversation_id'>,
): string | undefined {
  if (!sent) return undefined;
  const { id, conversation_id, ...saidBefore } = sent;
  if (conversation_id !== conversation || !isDeepStrictEqual(saidBefore, said)) throw conflict();
  return id;
}

/** Holds the pair whom a message names; 404 for anybody else's conversation. */
async function lockNamed(trx: Trx, me: string, named: Named): Promise<string> {
  const { conversation, profile } = named;
  if (!conversation && profile) await lockPair(trx, me, profile);
  const other = conversation ? await lockPairOf(trx, me, conversation) : profile;
  if (!other) throw notFound();
  return other;
}
