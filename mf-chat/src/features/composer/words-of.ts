import type { Words } from '@afterglow/shared-state';
import type { Insert } from '../thread/openers.tsx';

/** An opener that was left as it is stays a key, which the other one reads in their language. */
export function wordsOf(body: string, opener: Insert | null): Words {
  if (opener?.key && body === opener.label)
    return { kind: 'icebreaker', body: opener.key, label: body };
  return { kind: 'text', body, label: null };
}
