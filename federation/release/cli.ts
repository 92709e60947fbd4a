import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames, root } from '../build/package-files.ts';
import { type Outcome, releasePackage } from './release-package.ts';
import { diskStore } from './store.ts';

const help = `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs
  --store DIR    where releases are kept (default .store)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    help: { type: 'boolean' },
    store: { type: 'string', default: process.env.STORE_DIR ?? join(root, '.store') },
  },
});

function say(outcome: Outcome): void {
  const how = outcome.built
    ? `built in ${(outcome.milliseconds / 1000).toFixed(1)} s`
    : 'unchanged';
  console.log(`${outcome.name.padEnd(16)} ${outcome.version}  ${how}`);
}

/** Two builds at a time at most: each is busy with one core and some hundred MB. */
async function releaseAll(names: string[]): Promise<void> {
  const store = diskStore(values.store);
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift())
      say(await releasePackage(store, name));
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
}

const known = ['shell', ...remoteNames()];
const wanted = values.changed ? known : positionals;
const unknown = wanted.filter((name) => !known.includes(name));

if (values.help || wanted.length === 0) {
  console.log(help);
  process.exitCode = values.help ? 0 : 2;
} else if (unknown.length > 0) {
  console.error(`There is no package ${unknown.join(', ')}. Known: ${known.join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    await releaseAll(wanted);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
