import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const hour = 3_600_000;

/**
 * Makes room in a folder of backups: those older than so many days go, save for the newest, and so does
 * what somebody who was killed left unfinished half a day ago.
 */
export function removeOld(folder: string, days: number): void {
  const now = Date.now();
  const paths = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const whole = paths.filter(isWhole).sort((a, b) => madeAt(b) - madeAt(a));
  const old = whole.slice(1).filter((path) => madeAt(path) < now - days * 24 * hour);
  const left = paths.filter(
    (path) => path.endsWith('.unfinished') && statSync(path).mtimeMs < now - 12 * hour,
  );
  for (const path of [...old, ...left]) rmSync(path, { recursive: true });
}

const madeAt = (path: string) => Date.parse(readManifest(path).made_at);

function isWhole(path: string): boolean {
  try {
    return !path.endsWith('.unfinished') && madeAt(path) > 0;
  } catch {
    return false;
  }
}
