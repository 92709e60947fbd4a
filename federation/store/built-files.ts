import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '../registry/release.ts';
import { digestOf } from './releases.ts';

export interface BuiltFile {
  path: string;
  content: Buffer;
  /** Null where compression gains nothing (fonts, images). */
  brotli: Buffer | null;
}

const compressible = /\.(js|css|json|svg)$/;

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Every file of a build folder, read and compressed. */
export function builtFiles(folder: string): BuiltFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !entry.name.endsWith('.map') && !entry.name.endsWith('.LICENSE.txt'),
    )
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      const content = readFileSync(join(folder, path));
      return { path, content, brotli: compressible.test(path) ? brotli(content) : null };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The source maps of a build folder, by the path of the file they are about. */
export function sourceMaps(folder: string): Map<string, string> {
  const paths = readdirSync(folder, { encoding: 'utf8' }).filter((path) => path.endsWith('.map'));
  return new Map(
    paths.map((path) => [path.slice(0, -'.map'.length), readFileSync(join(folder, path), 'utf8')]),
  );
}

/** Integrity and sizes as a release records them. */
export function fileTable(files: BuiltFile[]): Release['files'] {
  return Object.fromEntries(
    files.map(({ path, content, brotli: packed }) => [
      path,
      {
        integrity: digestOf(content),
        bytes: content.length,
        compressed: packed?.length ?? content.length,
      },
    ]),
  );
}

/** The version is the content: the same files are the same release. 12 hex digits; with a commit, of that one. */
export function contentVersion(files: Release['files'], commit?: string): string {
  const lines = Object.entries(files).map(([path, { integrity }]) => `${path} ${integrity}`);
  if (commit) lines.push(`of ${commit}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12);
}
