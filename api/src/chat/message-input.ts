import { isGif } from '../gifs/gif-key.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { visibleLength, visibleText } from '../platform/visible-text.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import { giftsOnOffer } from './catalogue.ts';
import type { MessageKind } from './tables.ts';

export interface MessageInput {
  client_id: string;
  kind: MessageKind;
  body?: string | null | undefined;
  /** The id of an image that waits to be sent. */
  image?: string | null | undefined;
  note?: string | null;
  reply_to?: string | null;
  /** The most it may cost. */
  credits?: number;
}

/** What is kept of it. */
interface Kept {
  body: string | null;
  image_id: string | null;
  note: string | null;
}

/**
 * A message as it is kept. Throws 400 for a body that is empty, for a picture beside words, and for a
 * note beside anything but a gift: what no site would ever have taken.
 */
export function keptOf({ kind, ...input }: MessageInput): Kept {
  if (kind === 'image') return keptImage(input);
  if (input.image) throw invalid({ field: 'image', code: 'invalid_choice' });
  const body = visibleText(input.body ?? '');
  const note = visibleText(input.note ?? '') || null;
  if (body === '') throw invalid({ field: 'body', code: 'required' });
  if (note && kind !== 'gift') throw invalid({ field: 'note', code: 'invalid_choice' });
  return { body, image_id: null, note };
}

function keptImage(input: Omit<MessageInput, 'kind'>): Kept {
  if (!input.image) throw invalid({ field: 'image', code: 'required' });
  if (input.body) throw invalid({ field: 'body', code: 'invalid_choice' });
  if (input.note) throw invalid({ field: 'note', code: 'invalid_choice' });
  return { body: null, image_id: input.image, note: null };
}

/**
 * What a message costs on this site, in credits. Throws 400 for what does not go there right now: a text
 * that is too long, a gift or a GIF that there is none of. Whether an opener fits shows once it is known
 * who it is for.
 */
export async function priceOf(
  ctx: Context,
  db: Db,
  { kind, body }: Pick<MessageInput, 'kind'> & Kept,
  settings: SiteSettings,
): Promise<number> {
  if (kind === 'image') return settings.photo_credits;
  if (kind === 'gift') return giftCost(db, body, settings);
  if (kind === 'text') requireLength(body ?? '', settings.message_length);
  if (kind === 'gif' && !isGif(ctx.secret, body ?? '')) {
    throw invalid({ field: 'body', code: 'invalid_choice' });
  }
  return settings.message_credits;
}

function requireLength(text: string, limit: number): void {
  if (text.length <= limit || visibleLength(text) <= limit) return;
  throw invalid({ field: 'body', code: 'too_long', params: { count: limit } });
}

async function giftCost(db: Db, key: string | null, settings: SiteSettings): Promise<number> {
  const gift = (await giftsOnOffer(db, settings)).find((one) => one.key === key);
  if (!gift) throw invalid({ field: 'body', code: 'invalid_choice' });
  return gift.credits;
}
