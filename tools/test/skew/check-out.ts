import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pnpm, root } from '../../setup/paths.mjs';
import { capture } from '../capture.ts';

/** Throws what a program said when it failed. */
async function run(...args: Parameters<typeof capture>): Promise<void> {
  const { ok, output } = await capture(...args);
  if (!ok) throw new Error(`${args[0]} ${args[1].join(' ')}\n${output}`);
}

const lockOf = (folder: string) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');

/** Lends the packages of the working tree; those of the workspace itself are the folder's own. */
function borrowPackages(folder: string): void {
  // They link into it relatively, so it has to be in the same place.
  symlinkSync(relative(folder, join(root, 'node_modules')), join(folder, 'node_modules'));
  for (const name of readdirSync(folder)) {
    const modules = join(root, name, 'node_modules');
    if (name === 'node_modules' || !existsSync(modules)) continue;
    cpSync(modules, join(folder, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

async function installPackages(folder: string): Promise<void> {
  const args = ['install', '--frozen-lockfile', '--ignore-scripts'];
  const env = { CI: 'true' };
  const { ok } = await capture(pnpm, [...args, '--offline'], env, { cwd: folder });
  if (!ok) await run(pnpm, [...args, '--prefer-offline'], env, { cwd: folder });
}

/** Whether a folder was checked out before; packages that it borrowed may have changed since. */
export function isCheckedOut(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const isBorrower = lstatSync(join(folder, 'node_modules')).isSymbolicLink();
  return !isBorrower || lockOf(folder) === lockOf(root);
}

/** Puts the sources of a revision into a folder, ready to be built by their own preset. */
export async function checkOut(revision: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = join(dirname(folder), 'sources.tar');
  await run('git', ['archive', `--output=${archive}`, revision]);
  // What the compiler knows of today's sources, and older than these: it looks at what differs only.
  const types = '.cache/types';
  if (existsSync(join(root, types)))
    cpSync(join(root, types), join(folder, types), { recursive: true });
  await run('tar', ['-xmf', archive, '-C', folder]);
  rmSync(archive);
  if (lockOf(folder) === lockOf(root)) borrowPackages(folder);
  else await installPackages(folder);
  // Its page objects are used by the tests of today, which know one Playwright only.
  const modules = join(folder, 'e2e/node_modules');
  rmSync(modules, { recursive: true, force: true });
  symlinkSync(join(root, 'e2e/node_modules'), modules);
}
