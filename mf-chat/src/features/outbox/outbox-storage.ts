import { memberStorage } from '@afterglow/shared-state';
import type { Outgoing } from './outgoing.ts';

const key = 'outbox';

/** What was still unsent when the page was closed or reloaded. */
export function readOutbox(): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(memberStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export function storeOutbox(messages: Outgoing[]): void {
  if (messages.length === 0) memberStorage.remove(key);
  else memberStorage.write(key, JSON.stringify(messages));
}
