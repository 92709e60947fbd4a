import { randomBytes } from 'node:crypto';
import { newId, newSecret, systemRandom } from './random.ts';

/** The 16 bytes that an id says. */
function bytesOf(id: string): Buffer {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const bits = [...id].reduce((sum, sign) => (sum << 5n) | BigInt(alphabet.indexOf(sign)), 0n);
  return Buffer.from(bits.toString(16).padStart(32, '0'), 'hex');
}

test('an id says all of its 128 random bits and nothing else: none can be counted on [S59]', () => {
  const edges = [Buffer.alloc(16), Buffer.alloc(16, 255), Buffer.alloc(16, 1)];
  for (const bytes of [...edges, ...Array.from({ length: 500 }, () => randomBytes(16))]) {
    const id = newId({ bytes: () => bytes });
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(bytesOf(id)).toEqual(bytes);
  }
});

test('whoever knows thousands of ids made in a row knows nothing of the next [S59]', () => {
  const ids = Array.from({ length: 4_000 }, () => bytesOf(newId(systemRandom)));
  expect(new Set(ids.map(String)).size).toBe(4_000);
  // Each bit is set in about half of them: six standard deviations either way.
  for (let bit = 0; bit < 128; bit += 1) {
    const set = ids.filter((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    expect(Math.abs(set - 2_000)).toBeLessThan(190);
  }
});

test('a secret has 256 random bits', () => {
  expect(Buffer.from(newSecret(systemRandom), 'base64url')).toHaveLength(32);
});

test('bytes belong to whoever asked: what becomes of them changes nothing of the next ones', () => {
  const mine = systemRandom.bytes(16);
  Buffer.from(mine.buffer).fill(0);
  expect(systemRandom.bytes(16).every((byte) => byte === 0)).toBe(false);
});

test('there are as many as are asked for, however many', () => {
  for (const count of [1, 16, 4095, 4096, 4097, 10_000]) {
    const bytes = systemRandom.bytes(count);
    expect(bytes).toHaveLength(count);
    if (count > 8) expect(bytes.subarray(-8).every((byte) => byte === 0)).toBe(false);
  }
});
