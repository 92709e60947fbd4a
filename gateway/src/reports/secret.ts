import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const length = 32;

/**
 * The key of everything the gateway signs for browsers. Processes on one machine share it through
 * the file; several machines share GATEWAY_SECRET.
 *
 * @param folder the gateway's own, made when it is not there
 */
export function gatewaySecret(folder: string, given: string | undefined): Buffer {
  if (given) {
    if (given.length < length) throw new Error('GATEWAY_SECRET must have 32 characters or more');
    return Buffer.from(given);
  }
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) keepNew(file);
  const secret = Buffer.from(readFileSync(file, 'utf8'), 'hex');
  if (secret.length < length) {
    throw new Error(`${file} holds no secret; delete it, and a new one is made`);
  }
  return secret;
}

/** There whole or not at all, however full the disk; of two processes, the first one's stays. */
function keepNew(file: string): void {
  const unfinished = `${file}.${process.pid}`;
  const text = randomBytes(length).toString('hex');
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flush: true });
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
