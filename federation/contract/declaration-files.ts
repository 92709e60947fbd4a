import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../workspace/package-files.ts';
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

/** Where the declarations of a package are; the compiler writes them once per content. */
export function declarationFolder(name: string): string {
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
  const folder = join(declarationFolder(name), 'src');
  const known = read.get(folder);
  if (known) return known;
  const modules = new Map<string, ParsedModule>();
  function parse(file: string): ParsedModule {
    const parsed = modules.get(file) ?? parseModule(readFileSync(file, 'utf8'));
    modules.set(file, parsed);
    return parsed;
  }
  const names = globSync('**/*.d.ts', { cwd: folder })
    .filter((path) => !foreign.test(path) && !/\.test\.d\.ts$/.test(path))
    .flatMap((path) => [...parse(join(folder, path)).declarations.keys()]);
  const ambiguous = new Set(names.filter((one, index) => names.indexOf(one) !== index));
  const found = {
    folder,
    module: parse,
    label: (file: string, one: string) =>
      ambiguous.has(one) ? `${basename(file, '.d.ts')}/${one}` : one,
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
