import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alone } from './alone.mjs';
import { isNetworkFailure } from './failure.mjs';
import { install } from './install.mjs';
import { cache, insideEnvironment, pnpm, root, setupLock } from './paths.mjs';
import { pins } from './pins.mjs';
import { step } from './step.mjs';
import { refuseHopelessHosts } from './toolchain.mjs';

const stamp = join(cache, 'installed');

/** Installs the workspace's packages when the lock file or a package.json changed since last time. */
export async function ensurePackages() {
  if (isInstalled(fingerprint())) return;
  refuseHopelessHosts();
  await alone(setupLock, installAll);
}

async function installAll() {
  const wanted = fingerprint();
  // By somebody else, meanwhile.
  if (isInstalled(wanted)) return;
  const work = () => stamped(stamp, wanted, installPatiently);
  await step('Installing packages', work);
}

/**
 * Notes in a file what is installed, and nothing while that changes: what was cut off is neither the old, to which
 * somebody may go back then, nor the new.
 * @param {string} file
 * @param {string} wanted
 * @param {() => Promise<void>} work
 */
export async function stamped(file, wanted, work) {
  rmSync(file, { force: true });
  await work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

async function installPatiently() {
  // With retries pnpm takes many minutes to say that there is no network at all, so it first
  // goes without; only a network that is there, but shaky, is worth more patience.
  try {
    await pnpmInstall(0);
  } catch (error) {
    if (!isNetworkFailure(error) || !(await registryAnswers())) throw error;
    await pnpmInstall(5);
  }
}

/** @param {number} retries of a single download */
function pnpmInstall(retries) {
  const args = ['install', '--frozen-lockfile', '--reporter=append-only'];
  // CI keeps pnpm from asking anything on a terminal nobody sees.
  const env = { ...insideEnvironment(), CI: 'true', pnpm_config_fetch_retries: String(retries) };
  return install('Installing packages', pnpm, args, root, env);
}

function registryAnswers() {
  const args = ['view', 'pnpm', 'version', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  return install('Asking the registry', 'npm', args, root, process.env).then(
    () => true,
    () => false,
  );
}

/** @param {string} wanted */
function isInstalled(wanted) {
  const isThere = existsSync(join(root, 'node_modules/.modules.yaml'));
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
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
