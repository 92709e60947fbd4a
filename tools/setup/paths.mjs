import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNodeFit } from './pins.mjs';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const cache = join(root, '.cache');
export const toolchain = join(root, '.toolchain');
/** Held by who sets up this checkout. */
export const setupLock = join(cache, 'setup.lock');

const toolchainBin = join(toolchain, 'node_modules/.bin');
export const pnpm = join(toolchainBin, 'pnpm');

/** A script that was started from inside runs on our own copy, which must not pass for the host's. */
export const hostNodeFits =
  isNodeFit(process.versions.node) && !process.execPath.startsWith(toolchain);

/** Node 24: the host's own when it fits, else the one in `.toolchain/`. */
export const node = hostNodeFits ? process.execPath : join(toolchainBin, 'node');

/**
 * Environment in which every script runs: the pinned tools come first, and what Node has compiled is
 * kept, which takes a quarter off the start of a command.
 */
export function insideEnvironment() {
  const first = [dirname(node), toolchainBin, join(root, 'node_modules/.bin')];
  const path = [...first, process.env.PATH].join(':');
  return { NODE_COMPILE_CACHE: join(cache, 'node'), ...process.env, PATH: path };
}
