import type { Db } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { visibleLength, visibleText } from '../platform/visible-text.ts';
import type { SiteSettings } from '../sites/site-settings.ts';
import type { MessageKind } from './tables.ts';

export interface MessageInput {
  client_id: string;
  kind: MessageKind;
  body: string | null;
}

/** What a message of a kind costs on a site, in credits. */
export function messageCost(kind: MessageKind, settings: SiteSettings): number {
  if (kind === 'gift') return settings.gift_credits;
  if (kind === 'image') return settings.photo_credits;
  return settings.message_credits;
}

/** The body as it is kept; throws 400 for one that is empty, too long or not a known key. */
export async function checkedBody(
  db: Db,
  { kind, body }: Pick<MessageInput, 'kind' | 'body'>,
  settings: SiteSettings,
): Promise<string | null> {
  const text = visibleText(body ?? '');
  if (text === '') throw invalid({ field: 'body', code: 'required' });
  if (kind === 'text') {
    const limit = settings.message_length;
    const tooLong = text.length > limit && visibleLength(text) > limit;
    if (tooLong) throw invalid({ field: 'body', code: 'too_long', params: { count: limit } });
    return text;
  }
  if (!(await isKnownKey(db, kind, text))) throw invalid({ field: 'body', code: 'invalid_choice' });
  return text;
}

async function isKnownKey(db: Db, kind: MessageKind, key: string): Promise<boolean> {
  if (kind !== 'gift' && kind !== 'icebreaker') return false;
  const found = await db
    .selectFrom(kind === 'gift' ? 'gifts' : 'openers')
    .select('key')
    .where('key', '=', key)
    .where('active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}
