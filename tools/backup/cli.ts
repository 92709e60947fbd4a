import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup, restoreBackup, restoreDatabase } from './backup.ts';
import { withInstallation } from './installation.ts';
import type { Manifest } from './manifest.ts';
import { removeOld } from './old-backups.ts';

const help = `Usage: npm run backup -- FOLDER [--keep-days N]
       npm run restore -- FOLDER [--database-only]
Saves the database, the photos and the releases that the variables name into a new folder, while the
product goes on; or fills an empty installation with what such a folder holds.
  --keep-days N     first deletes the backups beside it that are older, save for the newest
  --database-only   leaves photos and releases as they are, which are newer`;

function rowsIn({ database: { tables } }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${tables.length} tables`;
}

function holds(manifest: Manifest): string {
  const count = (files: object) => Object.keys(files).length;
  const { photos, store } = manifest;
  return `${rowsIn(manifest)}, ${count(photos)} files of photos, ${count(store)} of releases`;
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(help);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'keep-days': { type: 'string' }, 'database-only': { type: 'boolean' } },
  });
  const [verb, name] = positionals;
  const days = values['keep-days'];
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
}

main().catch((error: unknown) => {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
