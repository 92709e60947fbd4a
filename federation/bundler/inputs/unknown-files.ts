import { realpathSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../../workspace/package-files.ts';
import type { Inputs } from './inputs.ts';

/** `…/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js` → react@19.3.1. */
function installedName(path: string): string | undefined {
  const [, folder, name] = /\/\.pnpm\/([^/]+)\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (!folder || !name) return undefined;
  const version = folder.slice(name.length + 1).split(/[_(]/, 1)[0];
  return `${name}@${version}`;
}

/** Files that a build read although its inputs do not name them; empty, or the hash is a lie. */
export function unknownFiles({ files, installed }: Inputs, read: string[]): string[] {
  const known = new Set(files);
  const packages = new Set(installed.map((key) => key.replace(/\(.*$/, '')));
  return read.flatMap((path) => {
    // Module Federation writes a file for itself, from what the preset says.
    if (path.includes('/node_modules/.federation/')) return [];
    const file = realpathSync(path);
    // With what the last build left, it also lists folders it looked into.
    if (statSync(file).isDirectory()) return [];
    // What package.json says counts by itself; see packageSettings.
    if (known.has(file) || packages.has(installedName(file) ?? '')) return [];
    const isOurs = !file.includes('/node_modules/');
    return isOurs && file.endsWith('/package.json') ? [] : [relative(root, file)];
  });
}
