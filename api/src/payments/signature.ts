import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../platform/errors.ts';

/** Seconds that a notice may be old, or early. */
const tolerance = 300;

/** `t=<seconds>,v1=<hex>`: an HMAC over the time and the body as it was sent. */
export function sign(secret: string, body: Buffer, seconds: number): string {
  return `t=${seconds},v1=${digest(secret, body, seconds).toString('hex')}`;
}

/** Throws 400 unless one of the secrets signed exactly this body, within five minutes of now. */
export function verify(header: unknown, body: Buffer, secrets: string[], now: Date): void {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  const seconds = Number(time);
  const given = Buffer.from(hex ?? '', 'hex');
  const fresh = Math.abs(now.getTime() / 1000 - seconds) <= tolerance;
  // Every secret is tried, so that the time this takes tells nothing.
  const matches = secrets.map(
    (secret) => given.length === 32 && timingSafeEqual(given, digest(secret, body, seconds)),
  );
  if (!fresh || !matches.includes(true)) throw new ApiError(400, 'invalid_signature');
}

function digest(secret: string, body: Buffer, seconds: number): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}
