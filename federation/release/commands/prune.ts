import { acceptedKeys } from '../../store/keys.ts';
import { prunable } from '../../store/prunable.ts';
import { startingPoint } from '../../store/registry-file.ts';
import type { Command } from '../command.ts';
import { noNames } from '../options.ts';
import { table } from '../table.ts';

export const command: Command = {
  help: `Usage: npm run prune
Deletes releases from the store that no browser asks for any more: made more than 90 days ago, at no
time since live, on trial, pinned for a site or ready to go back to, so that no open tab needs them
and what anybody was shown in that time can be opened again (npm run explain),
and not among the newest five of their package. Uploads that were never finished go too, so do not
run it while something is being released.`,
  options: {},
  async run(context) {
    const { files, keys, dryRun } = context;
    noNames(context);
    const { registry } = await startingPoint(files, acceptedKeys(keys));
    const found = await prunable(files, registry);
    for (const { name, version } of dryRun ? [] : found) {
      await files.remove(`releases/${name}/${version}`);
    }
    const rows = found.map(({ name, version, why }) => [name, version, why]);
    const heads = ['package', 'version', 'reason'];
    const sum = `${found.length} ${dryRun ? 'would be deleted (dry run)' : 'deleted'}`;
    return {
      lines: rows.length > 0 ? [table(heads, rows), sum] : [sum],
      data: { deleted: found, dryRun },
    };
  },
};
