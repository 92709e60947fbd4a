import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dump } from '@afterglow/api/platform/backup/dump';
import type { FileSums } from './copy-files.ts';

/** What a backup holds, so that each part of it can be held against what was written. */
export interface Manifest {
  format: 1;
  /** ISO 8601, UTC: the moment that the database is of. */
  made_at: string;
  database: Dump;
  photos: FileSums;
  store: FileSums;
}

/** Where the parts lie in a backup. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  database: join(folder, 'database'),
  photos: join(folder, 'photos'),
  store: join(folder, 'store'),
});

export function writeManifest(folder: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  writeFileSync(partsOf(folder).manifest, text, { flush: true });
}

/** Throws when there is no backup in the folder, or not one that this can read. */
export function readManifest(folder: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(readFileSync(partsOf(folder).manifest, 'utf8'));
  } catch {
    throw new Error(`${folder} holds no whole backup`);
  }
  if (manifest.format !== 1) throw new Error(`${folder} was made by a newer revision`);
  return manifest;
}
