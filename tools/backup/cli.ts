import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup, restoreBackup, restoreDatabase } from './backup.ts';
import { withInstallation } from './installation.ts';
import type { Manifest } from './manifest.ts';
import { removeOld } from './old-backups.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'keep-days': { type: 'string' }, 'database-only': { type: 'boolean' } },
});
const [verb, name] = positionals;
const days = values['keep-days'];

function rowsIn({ database: { tables } }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}

function holds(manifest: Manifest): string {
  const count = (files: object) => Object.keys(files).length;
  const { photos, store } = manifest;
  return `${rowsIn(manifest)}, ${count(photos)} files of photos, ${count(store)} of releases`;
}

try {
  if (!name) throw new Error(`say which folder: npm run ${verb} -- /backups/today`);
  // With another word none would ever go.
  if (days !== undefined && !/^\d+$/.test(days)) {
    throw new Error(`--keep-days is a number of days, not "${days}"`);
  }
  const folder = resolve(name);
  await withInstallation(async (installation) => {
    if (verb === 'backup') {
      // First, so that it has their room.
      const kept = days !== undefined ? removeOld(dirname(folder), Number(days)) : [];
      console.log(`saved ${holds(await makeBackup(installation, folder))}`);
      if (kept.length > 0) throw new Error(kept.join('\n'));
    } else if (values['database-only']) {
      const manifest = await restoreDatabase(installation.connection, folder);
      console.log(`restored ${rowsIn(manifest)} of ${manifest.made_at}`);
      console.log('photos and releases were left as they are');
    } else {
      const manifest = await restoreBackup(installation, folder);
      console.log(`restored ${holds(manifest)}; all of it is of ${manifest.made_at}`);
    }
  });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
