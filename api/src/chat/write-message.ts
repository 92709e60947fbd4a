import { sql } from 'kysely';
import { spending } from '../credits/ledger.ts';
import type { CreditCause } from '../credits/tables.ts';
import { type Announcement, keeping } from '../live/announce.ts';
import { isHeard, type Said } from '../live/say.ts';
import { takeMessageImage } from '../photos/message-images.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { taking } from '../platform/limits.ts';
import { andCommit } from '../platform/pipelined.ts';
import { type Added, added, adding, fromAdded, type NewMessage } from './add-message.ts';
import { justWritten } from './just-written.ts';
import type { MessageRow } from './message-view.ts';
import { newsOf } from './news-of.ts';
import type { Marks } from './read-messages.ts';
import type { MessageKind } from './tables.ts';

/** How fast one member may send. It is held by whoever holds the sender's account. */
export const sending = { burst: 60, seconds: 1, name: (sender: string) => `message:${sender}` };

export interface Written {
  /** What its sender has left; undefined when it was free. */
  credits: number | undefined;
  /** What pages are told. */
  said: Said;
  /** As it stands there now; undefined when there is more to it than was written here. */
  message: (Marks & { row: MessageRow }) | undefined;
}

type Row = Added & { credits: number | null; position: string };

/**
 * Writes a message with its place, its price and what both sides are told of it, and ends the
 * transaction: one statement, all of it or nothing. Look before whether it may be. A picture can
 * still be refused, 400, so it does not end it yet.
 */
export async function writeMessage(
  ctx: Context,
  trx: Trx,
  { to, id, ...message }: NewMessage & { id: string; to: string },
): Promise<Written> {
  const { conversation, sender, credits, image_id } = message;
  const when = { id, at: ctx.clock.now(), heard: isHeard(ctx, to) };
  const price = { user: sender, amount: credits, cause: causeOf(message.kind), reference: id };
  const isPaid = credits > 0;
  const costs: Announcement[] = isPaid ? [{ to: sender, type: 'credits', data: {} }] : [];
  const news = newsOf({ conversation, message: id, sender, to });
  const { keep, events } = keeping(ctx, [...news, ...costs]);
  const paid = isPaid
    ? sql`spent as (${spending(ctx, price)})`
    : sql`spent as (select null::bigint as balance_after)`;
  const { rows } = await sql<Row>`
    with taken as (${taking(ctx, sending.name(sender), sending)}), ${paid},
    ${adding(message, when, sql`exists (select from spent)`)}, ${keep}
    select ${added}, (select balance_after from spent) as credits,
      pg_current_xact_id()::text as position
    ${fromAdded(message)} ${image_id ? sql`` : andCommit}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A message was not written.');
  if (image_id && !(await takeMessageImage(ctx, trx, sender, image_id, id))) {
    throw invalid({ field: 'image', code: 'invalid_choice' });
  }
  const written = writtenAs(message, when, row);
  const unread = new Map([
    [sender, row.unreadHere],
    [to, row.unreadThere],
  ]);
  if (written) for (const { data } of news) justWritten.set(data, { ...written, unread });
  return {
    credits: row.credits ?? undefined,
    said: { events, position: row.position, credits: row.credits },
    message: written,
  };
}

/** A picture and a quote are read as everybody else gets them. */
function writtenAs(
  message: NewMessage,
  { id, at, heard }: { id: string; at: Date; heard: boolean },
  { seq, readSeq, deliveredSeq }: Row,
): Written['message'] {
  const { conversation, sender, image_id, reply_to, note = null, ...rest } = message;
  if (image_id || reply_to) return undefined;
  const row: MessageRow = {
    ...rest,
    id,
    conversation_id: conversation,
    seq,
    sender_id: sender,
    note,
    image: null,
    quote: null,
    created_at: at,
    fetched_at: heard ? at : null,
    withdrawn_at: null,
  };
  return { row, readSeq, deliveredSeq };
}

function causeOf(kind: MessageKind): CreditCause {
  if (kind === 'gift') return 'gift';
  return kind === 'image' ? 'photo' : 'message';
}
