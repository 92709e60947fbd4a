import { availableParallelism } from 'node:os';
import { remoteNames } from '../../build/package-files.ts';
import type { Command, Context } from '../command.ts';
import { exitCode, explain, Usage } from '../exit-code.ts';
import type { Landing } from '../landing.ts';
import { type Outcome, releasePackage } from '../release-package.ts';

function say({ name, version, built, milliseconds }: Outcome, dryRun: boolean): void {
  const how = built ? `built in ${(milliseconds / 1000).toFixed(1)} s` : 'unchanged';
  const note = dryRun ? ', not released (dry run)' : '';
  console.log(`${name.padEnd(16)} ${version}  ${how}${note}`);
}

/** Refuses names that are no package of this repository. */
export function knownPackages(names: string[]): string[] {
  const known = ['shell', ...remoteNames()];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  throw new Usage(`There is no package ${unknown.join(', ')}. Known: ${known.join(', ')}`);
}

/** Two builds at a time at most: each is busy with one core and some hundred MB. */
async function releaseAll(context: Context, names: string[], landing: Landing): Promise<void> {
  const queue = [...names];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      try {
        say(await releasePackage(context, name, landing), context.dryRun);
      } catch (error) {
        console.error(explain(error));
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  if (failures.length > 0) process.exitCode = exitCode(failures[0]);
}

export const command: Command = {
  help: `Usage: npm run release -- <package> [<package> …] | --changed
Builds, checks and publishes the shell or a remote. The next document load has it.
  --changed      everything whose live release was made from other inputs
  --site HOST    for one site only; "npm run rollback -- <package> --site HOST" ends that`,
  options: { changed: { type: 'boolean' }, site: { type: 'string' } },
  async run(context) {
    const changed = context.flag('changed');
    const names = changed ? ['shell', ...remoteNames()] : knownPackages(context.names);
    if (names.length === 0) throw new Usage(command.help);
    const site = context.text('site');
    await releaseAll(context, names, site ? { kind: 'site', site } : { kind: 'live' });
  },
};
