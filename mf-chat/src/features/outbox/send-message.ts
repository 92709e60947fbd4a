import type { ChatMessage } from '@afterglow/shared-state';
import { post, session } from '@afterglow/shared-state';
import type { Outgoing } from './outgoing.ts';

/** POSTs one message. Repeating it is safe: the server knows it by its `client_id`. */
export async function sendMessage(outgoing: Outgoing): Promise<ChatMessage> {
  const { client_id, target, kind, body } = outgoing;
  const answer = await post(
    '/api/message.php',
    { ...target, client_id, kind, body },
    { idempotencyKey: client_id },
  );
  session.patch({ credits: answer.credits });
  return answer.message;
}
