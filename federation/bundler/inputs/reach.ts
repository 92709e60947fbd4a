import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { root } from '../../workspace/package-files.ts';
import { isOfEditor, isTest } from './own-files.ts';
import { packageFile } from './package-file.ts';

export interface Reached {
  /** Absolute paths. */
  files: Set<string>;
  /** Names of other people's packages, and the package of ours that mentions each. */
  mentions: { from: string; name: string }[];
  /** Packages of ours outside the one it began in. */
  packages: Set<string>;
}

const scope = '@afterglow/';
const readable = /\.(tsx?|m?js|s?css)$/;
const endings = ['', '.ts', '.tsx', '.js', '.mjs', '.scss', '.css', '/index.ts', '/index.tsx'];

const folderOf = (file: string) => file.slice(root.length + 1).split('/', 1)[0] ?? '';
/** Tests read much that no build does. */
const isFile = (path: string) =>
  !isTest(path) &&
  !isOfEditor(path) &&
  statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Every piece of text in quotes: whatever way there is to import something, it names it so. */
function* quoted(source: string): Generator<string> {
  for (const [, , text] of source.matchAll(/(['"])([^'"\n]+)\1/g)) if (text) yield text;
  for (const [, text] of source.matchAll(/url\(\s*([^'"()\s]+)/g)) if (text) yield text;
}

/** Folders of which code may take any file: new URL(`./texts/${language}.json`, …). */
function* openFolders(source: string): Generator<string> {
  const call = /(?:import|require|URL)\(\s*(?:\/\*.*?\*\/\s*)*`(\.{1,2}\/[^`$]*)\$\{/gs;
  for (const [, path = ''] of source.matchAll(call)) yield path;
}

/** Files that a path may mean, in the ways of webpack and of Sass. */
function filesFor(folder: string, path: string, isStyle: boolean): string[] {
  if (!isStyle && !path.startsWith('.')) return [];
  const at = join(folder, path);
  const partial = join(dirname(at), `_${at.slice(dirname(at).length + 1)}`);
  const bases = isStyle ? [at, partial, join(at, '_index')] : [at];
  return bases.flatMap((base) => endings.map((ending) => base + ending)).filter(isFile);
}

/** `lucide-react/icons/x` → lucide-react. */
function packageName(specifier: string): string {
  const parts = specifier.replace(/^(~|pkg:)/, '').split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Follows all that files name, through the packages of ours. It would rather take a file too much
 * than miss one: text in quotes that is the path of a file counts, wherever it stands.
 *
 * @param provided what the page gives, which is left alone
 */
export function reach(start: Iterable<string>, provided: (name: string) => boolean): Reached {
  const files = new Set(start);
  const packages = new Set<string>();
  const followed = new Set<string>();
  const mentions = new Map<string, Reached['mentions'][number]>();
  for (const file of files) {
    if (!readable.test(file)) continue;
    const source = readFileSync(file, 'utf8');
    const from = folderOf(file);
    const isStyle = /css$/.test(extname(file));
    for (const text of quoted(source)) {
      if (provided(text)) continue;
      for (const found of filesFor(dirname(file), text, isStyle)) files.add(found);
      const name = packageName(text);
      mentions.set(`${from} ${name}`, { from, name });
      const folder = name.slice(scope.length);
      const isOurs = text.startsWith(scope) && existsSync(join(root, folder, 'package.json'));
      if (!isOurs || followed.has(text)) continue;
      followed.add(text);
      packages.add(folder);
      for (const found of packageFile(folder, text.slice(name.length)).filter(isFile)) {
        files.add(found);
      }
    }
    for (const path of openFolders(source)) {
      const folder = dirname(join(dirname(file), `${path}x`));
      for (const found of globSync('**/*', { cwd: folder })) {
        if (isFile(join(folder, found))) files.add(join(folder, found));
      }
    }
  }
  return { files, packages, mentions: [...mentions.values()] };
}
