import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key of everything the gateway signs for browsers. Processes on one machine share it through
 * the file; several machines share GATEWAY_SECRET.
 *
 * @param folder the gateway's own, made when it is not there
 */
export function gatewaySecret(folder: string, given: string | undefined): Buffer {
  if (given) {
    if (given.length < 32) throw new Error('GATEWAY_SECRET must have 32 characters or more');
    return Buffer.from(given);
  }
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'hex');
}
