import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { messageImageKey } from '../../photos/message-images.ts';
import { pictureKey } from '../../photos/picture-files.ts';
import { portraitPicture } from '../../photos/portraits.ts';
import { proofKey } from '../../photos/proof-key.ts';
import { sentPicture } from '../../photos/sent-picture.ts';
import type { Context } from '../../platform/context.ts';
import { ownData } from './own-data.ts';

/** One file with all that is kept of a member: the rows, and the pictures that they name. */
export async function archive(ctx: Context, me: string): Promise<Readable> {
  const mtime = ctx.clock.now();
  const data = { made_at: mtime.toISOString(), data: await ownData(ctx, me) };
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  // What breaks off in the middle must not look whole.
  zip.on('error', (error: Error) => file.destroy(error));
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'my-data.json', { mtime });
  for (const { name, read } of await picturesOf(ctx, me)) {
    // Each is read when it is its turn, and is compressed as it is.
    zip.addReadStreamLazy(name, { mtime, compress: false }, (use) => {
      read().then(
        (bytes) => use(null, Readable.from([bytes])),
        (error) => zip.emit('error', error),
      );
    });
  }
  zip.end();
  return file;
}

interface Picture {
  name: string;
  read: () => Promise<Uint8Array>;
}

/**
 * Photos of the profile, and those sent in messages, at their largest; what was sent and waits to be
 * drawn, as it came; and the photo in the pose as long as it is kept.
 */
async function picturesOf(ctx: Context, me: string): Promise<Picture[]> {
  const photos = await ctx.db
    .selectFrom('photos')
    .select(['id', 'portrait'])
    .where('profile_id', '=', me)
    .execute();
  const images = await ctx.db
    .selectFrom('message_images')
    .select('id')
    .where('owner_id', '=', me)
    .execute();
  const waiting = await ctx.db
    .selectFrom('photo_uploads')
    .select(['id', 'user_id', 'for_message'])
    .where('user_id', '=', me)
    .where('status', '=', 'waiting')
    .execute();
  const proofs = await ctx.db
    .selectFrom('verifications')
    .select('user_id')
    .where('user_id', '=', me)
    .where('status', '=', 'waiting')
    .execute();
  return [
    ...photos.map(({ id, portrait }) => ({
      name: `photos/${id}.webp`,
      read: () =>
        portrait
          ? portraitPicture(ctx, portrait, 'full')
          : ctx.files.getBytes(pictureKey(id, 'full')),
    })),
    ...images.map(({ id }) => ({
      name: `messages/${id}.webp`,
      read: () => ctx.files.getBytes(messageImageKey(id, 'full')),
    })),
    ...waiting.map((upload) => ({
      name: `waiting/${upload.id}`,
      read: () => sentPicture(ctx, upload),
    })),
    ...proofs.map(({ user_id }) => ({
      name: 'verification.webp',
      read: () => ctx.files.getBytes(proofKey(user_id)),
    })),
  ];
}
