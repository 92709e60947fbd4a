import { currentUser, requireUser } from '../identity/guards.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, notReady } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { keepUpload } from './keep-upload.ts';
import { smallestMessageImage } from './make-message-pictures.ts';
import { requirePicture } from './make-variants.ts';
import { findMessageImage, viewMessageImage } from './message-images.ts';
import { readUpload } from './read-upload.ts';
import { MessageImageAnswer, MessageImageForm } from './schemas.ts';
import { uploadOf } from './upload-queue.ts';
import type { Uploads } from './uploads.ts';

const uploads = { burst: 50, seconds: 2 };
const patience = 50 * second;

/** Sending the picture of a message that is about to be written. */
export function messageImageRoutes(app: App, ctx: Context, queue: Uploads): void {
  app.post(
    '/api/message-image.php',
    {
      schema: { tags: ['chat'], response: { 200: MessageImageAnswer, ...Refusals } },
      config: { form: MessageImageForm, lasts: true },
      preHandler: requireUser,
    },
    async (request) => {
      const { id: me } = currentUser(request);
      await takeFrom(ctx, `message image ${me}`, uploads);
      const { file } = await readUpload(request, 'photo');
      await requirePicture(file, smallestMessageImage);
      const id = await keepUpload(ctx, request, file, { private: true, for_message: true });
      await queue.wait(id, patience);
      const { photo_id, problem } = await uploadOf(ctx, me, id);
      if (problem) throw new ApiError(422, problem);
      const image = photo_id && (await findMessageImage(ctx, me, photo_id));
      if (!image) throw notReady();
      return { image: viewMessageImage(image) };
    },
  );
}
