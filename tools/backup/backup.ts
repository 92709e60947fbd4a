import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dumpDatabase } from '@afterglow/api/platform/backup/dump';
import { CannotRestore, checkDump, loadDatabase } from '@afterglow/api/platform/backup/load';
import type pg from 'pg';
import { checkFiles, putFiles, saveFiles } from './copy-files.ts';
import { type Manifest, partsOf, readManifest, writeManifest } from './manifest.ts';
import type { Shelf } from './shelf.ts';

/** All that an installation knows: what is lost with it cannot be made again. */
export interface Installation {
  connection: pg.ClientConfig;
  photos: Shelf;
  store: Shelf;
}

/**
 * Saves an installation that may go on running into a folder that must not be there yet; it appears
 * whole or not at all, and what did not fit leaves its room to others. The database is of the moment it began, and files are read after it: each row
 * has its file, unless that was deleted in between.
 */
export async function makeBackup(installation: Installation, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const manifest = await saveAll(installation, unfinished);
    renameSync(unfinished, folder);
    return manifest;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function saveAll(
  { connection, photos, store }: Installation,
  folder: string,
): Promise<Manifest> {
  const parts = partsOf(folder);
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    database: await dumpDatabase(connection, parts.database),
    photos: await saveFiles(photos, parts.photos),
    store: await saveFiles(store, parts.store),
  };
  writeManifest(folder, manifest);
  return manifest;
}

/**
 * Fills an empty installation with a backup. Every file is compared before anything is written, and
 * the database once more after. Throws `CannotRestore` on damage, and on what is not empty.
 */
export async function restoreBackup(
  { connection, photos, store }: Installation,
  folder: string,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  const parts = partsOf(folder);
  checkFiles(parts.photos, manifest.photos);
  checkFiles(parts.store, manifest.store);
  for (const [what, shelf] of Object.entries({ photos, store })) {
    if ((await shelf.keys()).length > 0) {
      throw new CannotRestore(
        `there are ${what === 'store' ? 'releases' : what} already: take an empty place, or only the database (--database-only)`,
      );
    }
  }
  await restoreDatabase(connection, folder);
  await putFiles(photos, parts.photos, manifest.photos);
  await putFiles(store, parts.store, manifest.store);
  return manifest;
}

/** The same of the database alone, where only that was lost: photos and releases are there, and newer. */
export async function restoreDatabase(
  connection: Installation['connection'],
  folder: string,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  const { database } = partsOf(folder);
  await checkDump(database, manifest.database);
  await loadDatabase(connection, database, manifest.database);
  return manifest;
}
