import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this folder, written by hand; its tests say whether it is as it should be. */
export function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Content;
}
