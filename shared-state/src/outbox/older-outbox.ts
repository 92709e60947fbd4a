import { memberStorage } from '../browser/member-storage.ts';
import type { KeptMessages } from './kept-messages.ts';
import type { Outgoing } from './outgoing.ts';

const key = 'outbox';

/** Messages that an older release of the chat left in its own list become ours, once. */
export async function takeOverOlder(kept: KeptMessages, member: string): Promise<void> {
  const list = memberStorage.read(key);
  if (list === null) return;
  try {
    const older = JSON.parse(list) as (Omit<Outgoing, 'created'> & { created: string })[];
    for (const message of older) {
      await kept.add({ ...message, member, created: Date.parse(message.created) || 0 });
    }
  } catch {
    // Not a list that anybody could send.
  }
  memberStorage.remove(key);
}
