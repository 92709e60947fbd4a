import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepOnce } from './keep-once.ts';

const shortest = 32;

/** What is stored of a secret: enough to recognise it, not to use it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A value only this installation can compute, for one purpose. 256 bits, base64url. */
export function derive(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url');
}

/** The installation's secret: SECRET, else one made at the first start and kept in the data folder. */
export function installationSecret(dataDir: string, given: string | undefined): string {
  if (given) return given;
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    keepOnce(file, randomBytes(32).toString('base64url'));
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < shortest) {
    throw new Error(
      `${file} holds no secret. Put it back from a backup, or delete it for a new one.`,
    );
  }
  return secret;
}
