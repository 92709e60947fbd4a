import sharp from 'sharp';
import type { Static } from 'typebox';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { lockPhotos } from '../ties/locks.ts';
import { makeVariants, type Pictures } from './make-variants.ts';
import { deletePictures, pictureKey, storePictures } from './picture-files.ts';
import { portraitPicture } from './portraits.ts';
import type { PhotoEdit } from './schemas.ts';

type Edit = Omit<Static<typeof PhotoEdit>, 'id'>;

/**
 * Turns and crops one's own photo. A picture never changes under its id, so a new photo takes its
 * place with all its rights, and the old pictures are gone. Throws 404 for a photo that is not
 * one's own, 422 picture_too_small when too little is left.
 */
export async function editPhoto(
  ctx: Context,
  ownerId: string,
  id: string,
  edit: Edit,
): Promise<void> {
  const old = await ctx.db
    .selectFrom('photos')
    .select('portrait')
    .where('id', '=', id)
    .where('profile_id', '=', ownerId)
    .executeTakeFirst();
  if (!old) throw notFound();
  const full = old.portrait
    ? await portraitPicture(ctx, old.portrait, 'full')
    : Buffer.from(await ctx.files.getBytes(pictureKey(id, 'full')));
  const pictures = await makeVariants(await cut(full, edit));
  const inPlace = { id: newId(ctx.random), ...pictures };
  await storePictures(ctx, inPlace.id, pictures.variants, (trx) =>
    replace(ctx, trx, ownerId, id, inPlace),
  );
}

async function cut(picture: Buffer, { turn, crop }: Edit): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const left = Math.min(Math.round(crop.left * width), width - 1);
  const top = Math.min(Math.round(crop.top * height), height - 1);
  return sharp(data, { raw: { width, height, channels } })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
      height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function replace(
  ctx: Context,
  trx: Trx,
  ownerId: string,
  oldId: string,
  { id, width, height }: Pictures & { id: string },
): Promise<void> {
  await lockPhotos(trx, ownerId);
  const old = await trx
    .selectFrom('photos')
    .select(['status', 'private', 'position'])
    .where('id', '=', oldId)
    .executeTakeFirst();
  if (!old) throw notFound(); // removed meanwhile
  const row = { ...old, id, profile_id: ownerId, width, height, created_at: ctx.clock.now() };
  await trx.insertInto('photos').values(row).execute();
  await trx
    .updateTable('profiles')
    .set({ main_photo_id: id })
    .where('main_photo_id', '=', oldId)
    .execute();
  // Who reported it does not get to see it again.
  await trx.updateTable('reports').set({ photo_id: id }).where('photo_id', '=', oldId).execute();
  await trx.deleteFrom('photos').where('id', '=', oldId).execute();
  // Last: where they cannot be deleted now, all stays as it was and can be tried again.
  await deletePictures(ctx, oldId);
}
