import { post } from '../api/request.ts';
import type { ChatMessage, Id } from '../api/types.ts';
import { upload } from '../api/upload.ts';
import { session } from '../stores/session.ts';
import type { Outgoing } from './outgoing.ts';
import type { Underway } from './uploads.ts';

/** Brings the picture of a message up. */
export async function uploadPicture({ picture }: Outgoing, underway: Underway): Promise<Id> {
  if (!picture) throw new Error('A message without a picture has nothing to go up.');
  const { file, key } = picture;
  const photo = new File([file], 'photo', { type: file.type });
  const options = { idempotencyKey: key, ...underway };
  return (await upload('/api/message-image.php', { photo }, options)).image.id;
}

/** POSTs one message. Repeating it is safe: the server knows it by its `client_id`. */
export async function sendMessage(outgoing: Outgoing, image?: Id): Promise<ChatMessage> {
  const { client_id, member, target, kind, body, note, reply_to, credits: price } = outgoing;
  const content = image ? { image } : { body };
  const { message, credits } = await post(
    '/api/message.php',
    {
      ...{ ...target, client_id, kind, ...content },
      ...(note && { note }),
      ...(reply_to && { reply_to: reply_to.id }),
      ...(price !== undefined && { credits: price }),
    },
    { idempotencyKey: client_id },
  );
  if (session.getState().user?.id === member) session.patch({ credits });
  return message;
}
