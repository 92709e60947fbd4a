import type { Static } from 'typebox';
import { gifLabel, viewGif } from '../gifs/gif-key.ts';
import { type StoredImage, viewMessageImage } from '../photos/message-images.ts';
import { translator } from '../platform/texts.ts';
import { openerText } from './openers/opener-text.ts';
import type { Message } from './schemas.ts';
import type { MessageKind } from './tables.ts';
import { asksForMoneyOrContact } from './warning.ts';

interface Quote {
  id: string;
  sender: string;
  kind: MessageKind;
  body: string | null;
}

export interface MessageRow {
  id: string;
  conversation_id: string;
  seq: number;
  sender_id: string;
  client_id: string;
  kind: MessageKind;
  body: string | null;
  note: string | null;
  image: StoredImage | null;
  /** What it answers, if the reader may see that. */
  quote: Quote | null;
  credits: number;
  created_at: Date;
  /** When the receiver first got it. */
  fetched_at: Date | null;
  /** When it was refunded; then only its sender sees it. */
  withdrawn_at: Date | null;
}

export interface Reader {
  id: string;
  language: string;
  /** How far the other side has come. */
  readSeq: number;
  deliveredSeq: number;
}

/** A message as one of the two sees it. */
export function viewMessage(row: MessageRow, reader: Reader): Static<typeof Message> {
  const mine = row.sender_id === reader.id;
  return {
    id: row.id,
    conversation: row.conversation_id,
    seq: row.seq,
    sender: row.sender_id,
    // Pages tell messages apart by it: nobody chooses it for another's page.
    client_id: mine ? row.client_id : row.id,
    kind: row.kind,
    body: row.body,
    label: labelOf(row.kind, row.body, reader.language),
    ...(row.note !== null && { note: row.note }),
    ...(row.quote && { reply_to: quoted(row.quote, reader.language) }),
    image: row.image && viewMessageImage(row.image),
    ...(row.kind === 'gif' && row.body && { gif: viewGif(row.body, reader.language) }),
    credits: mine && !row.withdrawn_at ? row.credits : 0,
    created_at: row.created_at.toISOString(),
    status: mine ? statusOf(row, reader) : 'delivered',
    ...(mine && row.withdrawn_at && { refunded: true }),
    warning: !mine && asksForMoneyOrContact(wordsOf(row)),
  };
}

/** What its sender wrote in own words: a text, or the note beside a gift. */
const wordsOf = ({ kind, body, note }: MessageRow) => (kind === 'text' ? body : note) ?? '';

function quoted(quote: Quote, language: string) {
  return { ...quote, label: labelOf(quote.kind, quote.body, language) };
}

/** What a gift is called or an opener says in a language; null for other kinds. */
export function labelOf(kind: MessageKind, key: string | null, language: string): string | null {
  if (key === null) return null;
  if (kind === 'gift') return translator(language)(`gifts.${key}`);
  if (kind === 'gif') return gifLabel(key, language);
  if (kind === 'icebreaker') return openerText(key, language);
  return null;
}

function statusOf({ seq, withdrawn_at }: MessageRow, { readSeq, deliveredSeq }: Reader) {
  if (withdrawn_at) return 'sent';
  if (seq <= readSeq) return 'read';
  return seq <= deliveredSeq ? 'delivered' : 'sent';
}
