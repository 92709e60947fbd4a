import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRestore } from '@afterglow/api/platform/backup/load';
import type { Shelf } from './shelf.ts';

/** SHA-256 of each file, hexadecimal, by key. */
export type FileSums = Record<string, string>;

const sum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Copies every file of a shelf into a folder. What is deleted meanwhile is left out. */
export async function saveFiles(shelf: Shelf, folder: string): Promise<FileSums> {
  mkdirSync(folder, { recursive: true });
  const sums: FileSums = {};
  for (const key of await shelf.keys()) {
    const content = await shelf.read(key);
    if (!content) continue;
    const path = join(folder, key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: 'wx' });
    sums[key] = sum(content);
  }
  return sums;
}

/** Throws `CannotRestore` when a file is not what was saved. */
export function checkFiles(folder: string, sums: FileSums): void {
  for (const key of Object.keys(sums)) readSaved(folder, sums, key);
}

/** Puts every file onto an empty shelf, the last one saved first. */
export async function putFiles(shelf: Shelf, folder: string, sums: FileSums): Promise<void> {
  for (const key of Object.keys(sums).reverse()) {
    await shelf.write(key, readSaved(folder, sums, key));
  }
}

function readSaved(folder: string, sums: FileSums, key: string): Uint8Array {
  let content: Uint8Array | undefined;
  try {
    content = readFileSync(join(folder, key));
  } catch {}
  if (!content || sum(content) !== sums[key]) throw new CannotRestore(`${key} is damaged`);
  return content;
}
