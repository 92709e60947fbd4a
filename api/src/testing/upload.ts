import type { Photo } from '../photos/photos-of.ts';
import type { TestMember } from './member.ts';

/** Uploads a file as our pages do. */
export async function upload(
  member: TestMember,
  file: Buffer,
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(file)]), '../../holiday.jpg.svg');
  const body = new Response(form);
  return member.client.send({
    method: 'POST',
    url: '/api/photo.php',
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
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
