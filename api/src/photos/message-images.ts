import { after, hour } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import type { MessagePictures, MessageVariant } from './make-message-pictures.ts';

/** How long an image waits for its message, and when it is deleted without. */
const waitsFor = 23 * hour;
const keptFor = 24 * hour;

const folder = (id: string) => `messages/${id.slice(-2)}/${id}/`;

export function messageImageKey(id: string, variant: MessageVariant): string {
  return `${folder(id)}${variant}.webp`;
}

/** Where it is had, by the two of the conversation alone. */
export function messageImageUrl(id: string, variant: MessageVariant): string {
  return `/api/message-image/${id}/${variant}`;
}

export interface StoredImage {
  id: string;
  width: number;
  height: number;
}

/** An image as an answer has it. */
export function viewMessageImage({ id, width, height }: StoredImage) {
  const [thumb_url, full_url] = [messageImageUrl(id, 'thumb'), messageImageUrl(id, 'full')];
  return { id, thumb_url, full_url, width, height };
}

/** Keeps an image that is to be sent, and returns its id. */
export async function addMessageImage(
  ctx: Context,
  trx: Trx,
  owner_id: string,
  { width, height, variants }: MessagePictures,
): Promise<string> {
  const id = newId(ctx.random);
  const row = { id, owner_id, width, height, created_at: ctx.clock.now() };
  await trx.insertInto('message_images').values(row).execute();
  await ctx.files.put(messageImageKey(id, 'full'), variants.full);
  await ctx.files.put(messageImageKey(id, 'thumb'), variants.thumb);
  return id;
}

/** Gives an image to a message: once, by whoever sent it. False for any other. */
export async function takeMessageImage(
  ctx: Context,
  trx: Trx,
  owner: string,
  id: string,
  message_id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('message_images')
    .set({ message_id })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('message_id', 'is', null)
    .where('created_at', '>', after(ctx.clock.now(), -waitsFor))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An image of one's own that was kept. */
export function findMessageImage(ctx: Context, owner: string, id: string) {
  return ctx.db
    .selectFrom('message_images')
    .select(['id', 'width', 'height'])
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst();
}

/** Deletes all images that a member sent, files first: a row that is left finds them again. */
export async function deleteMessageImages(ctx: Context, ownerId: string): Promise<void> {
  const rows = await ctx.db
    .selectFrom('message_images')
    .select('id')
    .where('owner_id', '=', ownerId)
    .execute();
  await deleteAll(ctx, rows);
}

/** Deletes what was never sent, and what lost its message or its sender. */
export async function forgetUnsentImages(ctx: Context): Promise<void> {
  const rows = await ctx.db
    .selectFrom('message_images')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('owner_id', 'is', null),
        eb.and([
          eb('message_id', 'is', null),
          eb('created_at', '<', after(ctx.clock.now(), -keptFor)),
        ]),
      ]),
    )
    .limit(500)
    .execute();
  await deleteAll(ctx, rows);
}

async function deleteAll(ctx: Context, rows: { id: string }[]): Promise<void> {
  for (const { id } of rows) {
    await ctx.files.deleteAll(folder(id));
    await ctx.db.deleteFrom('message_images').where('id', '=', id).execute();
  }
}
