import { localError } from '../api/api-error.ts';
import { post } from '../api/request.ts';
import type { ChatMessage } from '../api/types.ts';
import { upload } from '../api/upload.ts';
import { session } from '../stores/session.ts';
import type { Outgoing } from './outgoing.ts';

export interface Underway {
  /** Ends the upload of a picture. */
  signal: AbortSignal;
  /** Called with 0 to 1 while a picture goes up. */
  onProgress: (share: number) => void;
  /** False when it was discarded meanwhile, in whichever tab. */
  isWanted: () => Promise<boolean>;
}

async function sendPicture(
  { file, key }: NonNullable<Outgoing['picture']>,
  { signal, onProgress, isWanted }: Underway,
): Promise<string> {
  const photo = new File([file], 'photo', { type: file.type });
  const options = { idempotencyKey: key, signal, onProgress };
  const { image } = await upload('/api/message-image.php', { photo }, options);
  if (!(await isWanted())) throw localError('cancelled');
  return image.id;
}

/** POSTs one message. Repeating it is safe: the server knows it by its `client_id`. */
export async function sendMessage(outgoing: Outgoing, underway: Underway): Promise<ChatMessage> {
  const {
    client_id,
    member,
    target,
    kind,
    body,
    picture,
    note,
    reply_to,
    credits: price,
  } = outgoing;
  const content = picture ? { image: await sendPicture(picture, underway) } : { body };
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
