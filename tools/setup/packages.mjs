import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './install.mjs';
import { cache, insideEnvironment, pnpm, root } from './paths.mjs';
import { pins } from './pins.mjs';
import { step } from './step.mjs';
import { refuseHopelessHosts } from './toolchain.mjs';

const stamp = join(cache, 'installed');

/** Installs the workspace's packages when the lock file or a package.json changed since last time. */
export async function ensurePackages() {
  const wanted = fingerprint();
  if (isInstalled() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  refuseHopelessHosts();
  await step('Installing packages', async () => {
    const args = ['install', '--frozen-lockfile', '--reporter=append-only'];
    // CI keeps pnpm from asking anything on a terminal nobody sees.
    await install('Installing packages', pnpm, args, root, { ...insideEnvironment(), CI: 'true' });
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, wanted);
  });
}

function isInstalled() {
  return existsSync(join(root, 'node_modules/.modules.yaml'));
}

function fingerprint() {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const manifests = folders.map((folder) => join(folder.name, 'package.json'));
  const hash = createHash('sha256').update(JSON.stringify(pins));
  for (const name of [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'tools/client-types/package.json',
    ...manifests.sort(),
  ]) {
    const file = join(root, name);
    if (existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}
