import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { requirePicture } from './make-variants.ts';

let small: Buffer;
beforeAll(async () => {
  small = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#334455' } })
    .png()
    .toBuffer();
});

/** A PNG whose head says this size: nobody has to draw it. */
function sized(width: number, height: number): Buffer {
  const head = Buffer.from(small);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return head;
}

const problem = (file: Buffer, smallest?: number) =>
  requirePicture(file, smallest).then(
    () => 'taken',
    ({ status, code }: { status: number; code: string }) => `${status} ${code}`,
  );

test.each([
  [8000, 5000, 'taken'],
  [8000, 5001, '422 picture_too_large'],
  [200, 200_000, 'taken'],
  [200_001, 200, '422 picture_too_large'],
  [200, 200, 'taken'],
  [199, 200, '422 picture_too_small'],
  [200, 199, '422 picture_too_small'],
])(
  'by what its head says a picture of %i × %i pixels is %s [S78]',
  async (width, height, expected) => {
    expect(await problem(sized(width, height))).toBe(expected);
  },
);

test('what may be smaller says so, and it is the shorter side that counts', async () => {
  expect(await problem(sized(16, 300), 16)).toBe('taken');
  expect(await problem(sized(300, 15), 16)).toBe('422 picture_too_small');
});

test('what only begins like a picture cannot be read; what does not is no picture', async () => {
  expect(await problem(small.subarray(0, 20))).toBe('422 picture_unreadable');
  expect(await problem(Buffer.from('GIF88a'))).toBe('415 unsupported_type');
});
