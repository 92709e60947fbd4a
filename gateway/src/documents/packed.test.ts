import { brotliDecompressSync } from 'node:zlib';
import { lastPart, packBeginning } from './packed.ts';

test.each([1, 2, 255, 256, 65_535, 65_536])(
  '%i bytes follow what was packed before',
  async (many) => {
    const beginning = '<p>né</p>'.repeat(2000);
    const end = 'x'.repeat(many);
    const packed = Buffer.concat([await packBeginning(beginning), lastPart(end)]);
    expect(brotliDecompressSync(packed).toString()).toBe(beginning + end);
  },
);

test('what is packed once can have many ends, of any letters', async () => {
  const beginning = await packBeginning('begins ');
  for (const end of ['ends', 'endet schön', '…']) {
    expect(brotliDecompressSync(Buffer.concat([beginning, lastPart(end)])).toString()).toBe(
      `begins ${end}`,
    );
  }
});

test.each(['', 'x'.repeat(65_537)])('an end that one block cannot hold is refused', (end) => {
  expect(() => lastPart(end)).toThrow('bytes at the end');
});
