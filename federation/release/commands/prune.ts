import type { Registry } from '../../registry/registry.ts';
import { expendable } from '../../registry/retention.ts';
import type { Files } from '../../store/files.ts';
import { acceptedKeys } from '../../store/keys.ts';
import { startingPoint } from '../../store/registry-file.ts';
import { finished, storedVersions } from '../../store/releases.ts';
import type { Command } from '../command.ts';
import { noNames } from '../options.ts';
import { table } from '../table.ts';

interface Candidate {
  name: string;
  version: string;
  why: 'old' | 'never finished';
}

/** What nobody can be sent to any more: old versions, and uploads that were never finished. */
async function candidates(files: Files, registry: Registry): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (const [name, versions] of await storedVersions(files)) {
    const whole = await finished(files, name, versions);
    for (const version of expendable(whole, registry.channels[name])) {
      found.push({ name, version, why: 'old' });
    }
    for (const version of versions.keys()) {
      const complete = whole.some((stored) => stored.version === version);
      if (!complete) found.push({ name, version, why: 'never finished' });
    }
  }
  return found;
}

export const command: Command = {
  help: `Usage: npm run prune
Deletes releases from the store that nobody can be sent to: neither live, on trial, pinned for a
site or ready to go back to, nor among the newest five of their package. Uploads that were never
finished go too, so do not run it while something is being released.`,
  options: {},
  async run(context) {
    const { files, keys, dryRun } = context;
    noNames(context);
    const { registry } = await startingPoint(files, acceptedKeys(keys));
    const found = await candidates(files, registry);
    for (const { name, version } of dryRun ? [] : found) {
      await files.remove(`releases/${name}/${version}`);
    }
    const rows = found.map(({ name, version, why }) => [name, version, why]);
    if (rows.length > 0) console.log(table(['package', 'version', 'reason'], rows));
    console.log(`${found.length} ${dryRun ? 'would be deleted (dry run)' : 'deleted'}`);
  },
};
