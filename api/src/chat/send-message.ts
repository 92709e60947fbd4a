import { isDeepStrictEqual } from 'node:util';
import { requireCredits } from '../credits/ledger.ts';
import { keptTopic } from '../live/event-types.ts';
import { say } from '../live/say.ts';
import { requireReach } from '../members/reach.ts';
import { publish } from '../platform/bus/publish.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import { requireLeft } from '../platform/limits.ts';
import { newId } from '../platform/random.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import type { Named } from '../ties/locks.ts';
import { startConversation } from './conversation.ts';
import { requireFreeConversation } from './free-conversations.ts';
import { lookBeforeSending, type Seen, type Sent } from './look-before-sending.ts';
import { keptOf, type MessageInput, priceOf } from './message-input.ts';
import { requireOpener } from './openers/openers-for.ts';
import { requireQuotable } from './quotable.ts';
import { sending, type Written, writeMessage } from './write-message.ts';

interface Sender {
  id: string;
  premium: boolean;
}
export type Outgoing = MessageInput & Named;
type Content = Pick<Sent, 'kind' | 'body' | 'image_id' | 'note' | 'reply_to'>;

/**
 * Sends a message and pays for it, or does neither. The same `client_id` again answers with the
 * message that is there already. Returns its id and what the sender has left.
 * Throws 404 for whom one may not see, 403 not_reachable for whom one may not begin with, 403
 * declined after a no, 409 price_changed for what costs more than was said, 402 not_enough_credits,
 * 403 free_conversations_used, 429 for a flood; what was sent already is answered in any case.
 */
export async function sendMessage(
  ctx: Context,
  settings: SiteSettings,
  sender: Sender,
  outgoing: Outgoing,
): Promise<{ message: string; credits: number; written?: Written['message'] }> {
  const { client_id, kind, conversation, profile, reply_to = null } = outgoing;
  const content = { kind, ...keptOf(outgoing), reply_to };
  const sent = await ctx.db.transaction().execute(async (trx) => {
    const seen = await lookBeforeSending(ctx, trx, sender.id, { client_id, conversation, profile });
    const message = sentBefore(seen, content);
    if (message) return { message, seen, written: undefined };
    const cost = await priceOf(ctx, trx, content, settings);
    await requireAllowed(trx, { ctx, settings, sender, seen, content });
    requirePrice(cost, outgoing.credits);
    requireCredits(seen.credits, cost);
    return { seen, ...(await write(ctx, trx, { sender, seen, content, client_id, cost })) };
  });
  const { message, seen, written } = sent;
  if (written) await say(ctx, written.said);
  // An earlier try's own word may have been lost with its process.
  else await publish(ctx.db, { topic: keptTopic, to: [sender.id, seen.id] });
  return { message, credits: written?.credits ?? seen.credits, written: written?.message };
}

interface Wish {
  ctx: Context;
  settings: SiteSettings;
  sender: Sender;
  seen: Seen;
  content: Content;
}

/** All that may be said against a message, as long as nobody can change it. */
async function requireAllowed(trx: Trx, wish: Wish): Promise<void> {
  const { ctx, settings, sender, seen, content } = wish;
  const { kind, body, reply_to } = content;
  requireLeft(seen.tokens, sending);
  if (seen.declined) throw new ApiError(403, 'declined');
  if (!seen.conversation) await requireReach(trx, sender.id, seen.id, ctx.clock.now());
  if (reply_to) await requireQuotable(trx, sender.id, seen.conversation, reply_to);
  if (kind === 'icebreaker') {
    await requireOpener(trx, settings, { me: sender.id, other: seen.id }, body ?? '');
  }
  if (!sender.premium) await requireFreeConversation(trx, sender.id, seen.conversation);
}

/** Nobody pays more than the page says that is open since before the price was changed. */
function requirePrice(cost: number, said: number | undefined): void {
  if (said !== undefined && cost > said)
    throw new ApiError(409, 'price_changed', { credits: cost });
}

interface Allowed extends Pick<Wish, 'sender' | 'seen' | 'content'> {
  client_id: string;
  cost: number;
}

async function write(ctx: Context, trx: Trx, allowed: Allowed) {
  const { sender, seen, content, client_id, cost } = allowed;
  const id = newId(ctx.random);
  const conversation = seen.conversation ?? (await startConversation(ctx, trx, sender.id, seen.id));
  const message = { ...content, id, conversation, client_id, credits: cost };
  const written = await writeMessage(ctx, trx, { ...message, sender: sender.id, to: seen.id });
  return { message: id, written };
}

/** The message of an earlier try; 409 when the same id was used for something else. */
function sentBefore({ sent, conversation }: Seen, content: Content): string | undefined {
  if (!sent) return undefined;
  const { id, conversation_id, ...before } = sent;
  if (conversation_id !== conversation || !isDeepStrictEqual(before, content)) throw conflict();
  return id;
}
