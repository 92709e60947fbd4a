import { type ChatMessage, memberStorage, post, session } from '@afterglow/shared-state';
import { createOutbox, type Outbox } from './outbox.ts';
import type { Outgoing } from './outgoing.ts';

const key = 'outbox';

/** What was still unsent when the page was closed or reloaded. */
function read(): Outgoing[] {
  try {
    const stored: unknown = JSON.parse(memberStorage.read(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function store(messages: Outgoing[]): void {
  if (messages.length === 0) memberStorage.remove(key);
  else memberStorage.write(key, JSON.stringify(messages));
}

/** POSTs one message. Repeating it is safe: the server knows it by its `client_id`. */
async function send(outgoing: Outgoing): Promise<ChatMessage> {
  const { client_id, target, kind, body, note, reply_to } = outgoing;
  const answer = await post(
    '/api/message.php',
    {
      ...{ ...target, client_id, kind, body },
      ...(note && { note }),
      ...(reply_to && { reply_to: reply_to.id }),
    },
    { idempotencyKey: client_id },
  );
  session.patch({ credits: answer.credits });
  return answer.message;
}

let made: Outbox | null = null;

/** The page's one outbox, made when it is first needed. */
export function outbox(): Outbox {
  made ??= createOutbox({ send, read, store });
  return made;
}
