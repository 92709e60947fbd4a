import { sql } from 'kysely';
import sharp from 'sharp';
import { after, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { lockPhotos } from '../ties/locks.ts';
import { toAvif } from './make-variants.ts';
import { deletePictures, pictureKey } from './picture-files.ts';

const variants = ['thumb', 'full'] as const;
/** Long after any photo is finished. */
const lease = 2 * minute;

/**
 * Makes what a photo can be shown without at first, one after another, the oldest first: nobody waits
 * for it. What a process that ended or failed left behind is done later, after all others.
 */
export async function finishPhotos(ctx: Context, stop: AbortSignal): Promise<void> {
  while (!stop.aborted && (await finishNext(ctx)));
}

interface Unfinished {
  id: string;
  profile_id: string;
}

/** False when there is none. */
export async function finishNext(ctx: Context): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql<Unfinished>`
    update photos set finishing_until = ${after(now, lease)}
    where id = (
      select id from photos
      where avif is null and portrait is null
        and (finishing_until is null or finishing_until < ${now})
      order by created_at limit 1 for no key update skip locked)
    returning id, profile_id`.execute(ctx.db);
  const [next] = rows;
  if (next) await finish(ctx, next);
  return next !== undefined;
}

async function finish(ctx: Context, { id, profile_id }: Unfinished): Promise<void> {
  const pictures = await readPictures(ctx, id);
  const tone = pictures && (await toneOf(pictures.thumb));
  const avif = pictures && (await lighter(pictures));
  // Before the lock: no change waits for a store that is slow.
  for (const variant of avif ? variants : []) {
    if (avif) await ctx.files.put(pictureKey(id, variant, 'avif'), avif[variant]);
  }
  const isThere = await ctx.db.transaction().execute(async (trx) => {
    await lockPhotos(trx, profile_id);
    const { numUpdatedRows } = await trx
      .updateTable('photos')
      .set({ tone: tone ?? null, avif: avif !== undefined })
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
  // Whoever deleted the photo meanwhile may have done so before these were stored.
  if (!isThere) await deletePictures(ctx, id);
}

type Pictures = Record<(typeof variants)[number], Buffer>;

/** Undefined when they lie there no more, which is nothing to wait for. */
async function readPictures(ctx: Context, id: string): Promise<Pictures | undefined> {
  const [thumb, full] = [pictureKey(id, 'thumb'), pictureKey(id, 'full')];
  if (!(await ctx.files.exists(thumb)) || !(await ctx.files.exists(full))) return undefined;
  return {
    thumb: Buffer.from(await ctx.files.getBytes(thumb)),
    full: Buffer.from(await ctx.files.getBytes(full)),
  };
}

/** Both as AVIF; undefined where that would not be lighter. */
async function lighter({ thumb, full }: Pictures): Promise<Pictures | undefined> {
  const made = { thumb: await toAvif(thumb), full: await toAvif(full) };
  return made.thumb.length < thumb.length && made.full.length < full.length ? made : undefined;
}

/** All of a picture in one colour. */
async function toneOf(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
