import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Photo } from '../../photos/photos-of.ts';
import { proofKey } from '../../photos/proof-key.ts';
import { uploadKey } from '../../photos/upload-queue.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { downloadOf, givePassword } from '../../testing/own-data.ts';
import { uploaded, uploadForMessage } from '../../testing/upload.ts';
import { archive } from './archive.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Bytes as they come: the client of the tests reads text. */
async function bytesOf({ client }: TestMember, url: string) {
  const { cookies, headers } = client;
  const answer = await t.app.inject({ url, cookies, headers, authority: 'localhost' });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

/** What lies in an archive, by its central directory. Only stored files come out whole. */
function filesIn(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06') + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, zip.subarray(begin, begin + size));
    at += 46 + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0);
  }
  return files;
}

test('it holds the rows and all of one’s own pictures, private ones too, and nobody else’s', async () => {
  const paid = { user: { premium_since: t.clock.now() }, credits: 100 };
  const me = await testMember(t, paid);
  const other = await testMember(t, paid);
  const mine: Photo[] = [
    await uploaded(me, await picture('#ff0000')),
    await uploaded(me, await picture('#00ff00'), { private: '1' }),
  ];
  await uploaded(other, await picture('#0000ff'));
  const sent = await uploadForMessage(me, await picture('#ffff00'), crypto.randomUUID());
  const { image } = sent.body as { image: { id: string; full_url: string } };
  await uploadForMessage(other, await picture('#00ffff'), crypto.randomUUID());

  await givePassword(t, me);
  const answer = await bytesOf(me, await downloadOf(me, '/api/own-archive.php'));
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
    },
  });
  const files = filesIn(answer.bytes);
  const names = mine.map(({ id }) => `photos/${id}.webp`);
  expect([...files.keys()].sort()).toEqual(
    ['my-data.json', `messages/${image.id}.webp`, ...names].sort(),
  );
  for (const { id, full_url } of mine) {
    const { bytes } = await bytesOf(me, full_url);
    expect(files.get(`photos/${id}.webp`)?.equals(bytes)).toBe(true);
  }
});

test('a picture that is missing breaks it off: half an archive must not look whole', async () => {
  const me = await testMember(t);
  const { id } = await uploaded(me, await picture('#ff0000'));
  await t.ctx.files.deleteAll(`photos/${id.slice(-2)}/${id}/`);
  await expect(buffer(await archive(t.ctx, me.id))).rejects.toThrow('Cannot read file');
});

test('what waits to be drawn is in it as it came, and the photo in the pose while it is kept', async () => {
  const me = await testMember(t);
  const other = await testMember(t);
  const now = t.clock.now();
  const waiting = {
    private: false,
    created_at: now,
    taken_until: new Date(now.getTime() + 60_000),
  };
  for (const member of [me, other]) {
    const id = `upload-of-${member.id}`;
    await t.ctx.files.put(uploadKey(id), Buffer.from(`sent by ${member.id}`));
    const row = { ...waiting, id, user_id: member.id };
    await t.ctx.db.insertInto('photo_uploads').values(row).execute();
    await t.ctx.files.put(proofKey(member.id), Buffer.from(`pose of ${member.id}`));
    const sent = { user_id: member.id, pose: 'wave', status: 'waiting', sent_at: now } as const;
    await t.ctx.db.insertInto('verifications').values(sent).execute();
  }
  const files = filesIn(await buffer(await archive(t.ctx, me.id)));
  expect(files.get(`waiting/upload-of-${me.id}`)?.toString()).toBe(`sent by ${me.id}`);
  expect(files.get('verification.webp')?.toString()).toBe(`pose of ${me.id}`);
  expect(files.size).toBe(3);
});
