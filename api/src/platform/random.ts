import { randomBytes } from 'node:crypto';

export interface Random {
  bytes: (count: number) => Buffer;
}

/** Fetched from the system at once: asking costs more than the bytes. */
const fetched = 4096;
let pool = Buffer.alloc(0);

/** Random bytes of the system; each is given away once. */
function pooled(count: number): Buffer {
  if (count > pool.length) pool = randomBytes(Math.max(fetched, count));
  const bytes = Buffer.from(pool.subarray(0, count));
  pool.fill(0, 0, count);
  pool = pool.subarray(count);
  return bytes;
}

export const systemRandom: Random = { bytes: pooled };

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new id: 128 random bits as 26 characters that survive any case or URL. */
export function newId(random: Random): string {
  let bits = BigInt(`0x${random.bytes(16).toString('hex')}`);
  let id = '';
  for (let place = 0; place < 26; place += 1) {
    id = alphabet[Number(bits & 31n)] + id;
    bits >>= 5n;
  }
  return id;
}

/** A new secret of 256 bits, base64url. Store only its `hashSecret`. */
export function newSecret(random: Random): string {
  return random.bytes(32).toString('base64url');
}
