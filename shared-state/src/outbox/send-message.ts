import { post } from '../api/request.ts';
import type { ChatMessage } from '../api/types.ts';
import { session } from '../stores/session.ts';
import type { Outgoing } from './outgoing.ts';

/** POSTs one message. Repeating it is safe: the server knows it by its `client_id`. */
export async function sendMessage(outgoing: Outgoing): Promise<ChatMessage> {
  const { client_id, member, target, kind, body, note, reply_to } = outgoing;
  const { message, credits } = await post(
    '/api/message.php',
    {
      ...{ ...target, client_id, kind, body },
      ...(note && { note }),
      ...(reply_to && { reply_to: reply_to.id }),
    },
    { idempotencyKey: client_id },
  );
  if (session.getState().user?.id === member) session.patch({ credits });
  return message;
}
