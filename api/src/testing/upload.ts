import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Photo } from '../photos/photos-of.ts';
import type { TestMember } from './member.ts';

/** A photo of one colour. */
export const plainPhoto = (width = 300, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#334455' } })
    .jpeg()
    .toBuffer();

/** A photo with so much in it that its size counts, over a colour. */
export async function grainyPhoto(colour: string): Promise<Buffer> {
  const grain = await sharp(randomBytes(60 * 60), { raw: { width: 60, height: 60, channels: 1 } })
    .resize(800, 1000)
    .ensureAlpha(0.25)
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 1000, channels: 3, background: colour } })
    .composite([{ input: grain }])
    .jpeg()
    .toBuffer();
}

/** Uploads a file as our pages do. */
export function upload(member: TestMember, file: Buffer, fields: Record<string, string> = {}) {
  return sendFile(member, '/api/photo.php', file, fields);
}

/** Uploads the picture of a message. */
export function uploadForMessage(member: TestMember, file: Buffer, key?: string) {
  return sendFile(member, '/api/message-image.php', file, {}, key);
}

/** Sends a file as a form does, wherever one is taken. */
export async function sendFile(
  member: TestMember,
  url: string,
  file: Buffer,
  fields: Record<string, string>,
  key?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(file)]), '../../holiday.jpg.svg');
  const body = new Response(form);
  return member.client.send({
    method: 'POST',
    url,
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      ...(key && { 'idempotency-key': key }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

/** Uploads and expects it to work. */
export async function uploaded(
  member: TestMember,
  file: Buffer,
  fields: Record<string, string> = {},
): Promise<Photo> {
  const answer = await upload(member, file, fields);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return (answer.body as { photo: Photo }).photo;
}
