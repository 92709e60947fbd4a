import type { Context } from '../platform/context.ts';
import { messageImageKey } from './message-images.ts';
import { pictureKey } from './picture-files.ts';
import { uploadKey, uploadOf, type Waiting } from './upload-queue.ts';

type Sent = Pick<Waiting, 'id' | 'user_id' | 'for_message'>;

/**
 * A picture that waited to be drawn a moment ago, as it was sent; as it was drawn, if it was meanwhile;
 * and nothing of one that was given up.
 */
export async function sentPicture(ctx: Context, sent: Sent): Promise<Uint8Array> {
  try {
    return await ctx.files.getBytes(uploadKey(sent.id));
  } catch (error) {
    const { status, photo_id } = await uploadOf(ctx, sent.user_id, sent.id);
    if (status === 'waiting') throw error;
    if (!photo_id) return Buffer.alloc(0);
    const key = sent.for_message ? messageImageKey : pictureKey;
    return ctx.files.getBytes(key(photo_id, 'full'));
  }
}
