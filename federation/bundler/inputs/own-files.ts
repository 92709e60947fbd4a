import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../workspace/package-files.ts';

/** What no build reads, unless something else names it. */
const skipped = [
  ...['node_modules', 'dist', 'package.json', 'tsconfig.json'],
  ...['testing', 'pieces', 'pieces.tsx'],
];

export const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** What editors keep beside what is edited: `.a.ts.swp`, `.#a.ts`, which leads nowhere, `#a.ts#`, `a.ts~`. */
export const isOfEditor = (path: string) => /^[.#]|~$/.test(basename(path));

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry;
    if (skipped.includes(name) || isTest(name) || isOfEditor(name)) continue;
    const path = join(folder, name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Files of a package that may go into a build of it. */
export function ownFiles(name: string): string[] {
  return [...filesBelow(join(root, name))];
}

/** The same as paths for git. */
export const unread = [...skipped, '*.test.ts', '*.test.tsx'].flatMap((name) => [
  `:(exclude,glob)**/${name}`,
  `:(exclude,glob)**/${name}/**`,
]);
