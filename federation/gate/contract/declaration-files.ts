import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../build/package-files.ts';
import type { Declarations } from './facts.ts';
import { type ParsedModule, parseModule } from './parse-module.ts';

/** Of the generated client types only the names count; the API keeps its own promises. */
const foreign = /schema\.d\.ts$/;

function contentHash(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*.{ts,tsx}', { cwd: folder }).sort()) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Lets the compiler write the declarations of a package, once per content. Gives their folder. */
function declarationsOf(name: string): string {
  const source = join(root, name, 'src');
  const folder = join(root, '.cache/contract', `${name}-${contentHash(source)}`);
  if (existsSync(folder)) return folder;
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { recursive: true });
  const compiler = join(root, 'node_modules/.bin/tsc');
  const output = ['--outDir', aside, '--tsBuildInfoFile', join(aside, 'info')];
  // Types are checked elsewhere; here they are only written down.
  execFileSync(compiler, ['-p', join(root, name), ...output, '--noCheck'], { stdio: 'inherit' });
  try {
    renameSync(aside, folder);
  } catch {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

const read = new Map<string, Declarations & { folder: string }>();

/** The declarations of one of our packages, for example "shared-state". Paths are absolute. */
export function declarationFiles(name: string): Declarations & { folder: string } {
  const folder = join(declarationsOf(name), 'src');
  const known = read.get(folder);
  if (known) return known;
  const modules = new Map<string, ParsedModule>();
  const found = {
    folder,
    module(file: string) {
      const parsed = modules.get(file) ?? parseModule(readFileSync(file, 'utf8'));
      modules.set(file, parsed);
      return parsed;
    },
    resolve(file: string, specifier: string) {
      const path = join(dirname(file), specifier.replace(/(\.d)?\.tsx?$/, '.d.ts'));
      return specifier.startsWith('.') && !foreign.test(path) && existsSync(path)
        ? path
        : undefined;
    },
  };
  read.set(folder, found);
  return found;
}
