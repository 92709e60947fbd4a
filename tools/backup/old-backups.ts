import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

const hour = 3_600_000;

/**
 * Makes room in a folder of backups: those older than so many days go, save for the newest, and so does
 * what somebody who was killed left unfinished half a day ago.
 *
 * @returns a line for each that could not be removed
 */
export function removeOld(folder: string, days: number, remove = removeAll): string[] {
  const now = Date.now();
  const paths = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const whole = paths.filter(isWhole).sort((a, b) => madeAt(b) - madeAt(a));
  const old = whole.slice(1).filter((path) => madeAt(path) < now - days * 24 * hour);
  const left = paths.filter(
    (path) => path.endsWith('.unfinished') && statSync(path).mtimeMs < now - 12 * hour,
  );
  return [...old, ...left].flatMap((path) => {
    try {
      remove(path);
      return [];
    } catch (error) {
      return [`${path} could not be removed: ${error instanceof Error ? error.message : error}`];
    }
  });
}

const removeAll = (path: string) => rmSync(path, { recursive: true });

const madeAt = (path: string) => Date.parse(readManifest(path).made_at);

function isWhole(path: string): boolean {
  try {
    return !path.endsWith('.unfinished') && madeAt(path) > 0;
  } catch {
    return false;
  }
}
