import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { lastPart, packBeginning, packInParts } from './packed.ts';

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

test.each([10, 100_000, 400_000])(
  '%i letters packed in parts are the same unpacked',
  async (many) => {
    const text = Array.from({ length: many }, (_, at) =>
      String.fromCodePoint(97 + ((at * at) % 26)),
    );
    const packer = packInParts();
    const packed = buffer(packer);
    packer.write(text.slice(0, many / 2).join(''));
    packer.end(text.slice(many / 2).join(''));
    const whole = await packed;
    expect(brotliDecompressSync(whole).toString()).toBe(text.join(''));
    // Its window is 2^17 (RFC 7932, section 9.1): a larger one takes longer to make than to use.
    expect((whole[0] ?? 0) & 0x7f).toBe(1);
  },
);
