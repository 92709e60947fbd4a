import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { Failure, platform } from './failure.mjs';
import { install } from './install.mjs';
import { hostNodeFits, node, pnpm, root, setupLock, toolchain } from './paths.mjs';
import { pins } from './pins.mjs';
import { step } from './step.mjs';

const supported = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];
const neededGigabytes = 3;

const manifest = join(toolchain, 'package.json');
/** npm writes it last, so an interrupted set-up is not taken for a finished one. */
const lock = join(toolchain, 'package-lock.json');
const dependencies = hostNodeFits ? { pnpm: pins.pnpm } : pins;

/** Puts the pinned Node (unless the host's fits) and pnpm into `.toolchain/`, once per pin. */
export async function ensureToolchain() {
  if (isReady()) return;
  refuseHopelessHosts();
  await alone(setupLock, setUp);
}

async function setUp() {
  // Somebody else has, meanwhile.
  if (isReady()) return;
  const names = Object.entries(dependencies).map(([name, version]) => `${name} ${version}`);
  await step(`Setting up ${names.join(' and ')}`, async () => {
    if (!existsSync(lock)) rmSync(toolchain, { recursive: true, force: true });
    mkdirSync(toolchain, { recursive: true });
    writeFileSync(manifest, JSON.stringify({ private: true, dependencies }));
    // Node's own package links its binary in an install script, whatever the host's npm is set to.
    const flags = ['--no-audit', '--no-fund', '--ignore-scripts=false', '--loglevel=error'];
    // npm would otherwise try for minutes before it says that there is no network.
    const retries = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
    const args = ['install', ...flags, ...retries];
    await install('Setting up the toolchain', 'npm', args, toolchain, process.env);
    if (!isReady()) throw new Failure(`unsupported platform: no Node 24 for ${platform()}.`);
  });
}

function isReady() {
  const areThere = [node, pnpm].every((file) => existsSync(file));
  return areThere && hasInstalled(lock, dependencies);
}

/**
 * Whether npm has finished with these versions. What it was asked for says nothing of that: it may be at it,
 * or was killed, and those before are still there.
 * @param {string} file its package-lock.json
 * @param {Record<string, string>} wanted
 */
export function hasInstalled(file, wanted) {
  try {
    /** @type {{packages: {'': {dependencies: Record<string, string>}}}} */
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    const { dependencies: installed } = packages[''];
    return Object.entries(wanted).every(([name, version]) => installed[name] === version);
  } catch {
    return false; // none, or cut off
  }
}

/** What cannot work is told before anything is downloaded. */
export function refuseHopelessHosts() {
  if (!supported.includes(platform()) || isMusl()) {
    throw new Failure(
      `unsupported platform: ${platform()}${isMusl() ? ' with musl' : ''}; ` +
        'Afterglow runs on Linux (glibc) and macOS, x64 and arm64.',
    );
  }
  const { bavail, bsize } = statfsSync(root);
  const gigabytes = (bavail * bsize) / 1024 ** 3;
  if (gigabytes < neededGigabytes) {
    throw new Failure(
      `no disk space: ${gigabytes.toFixed(1)} GB free, installing needs ${neededGigabytes} GB.`,
    );
  }
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (
    process.report.getReport()
  );
  return report.header.glibcVersionRuntime === undefined;
}
