import { resolve } from 'node:path';
import { makeBackup, restoreBackup } from './backup.ts';
import { withInstallation } from './installation.ts';
import type { Manifest } from './manifest.ts';

const [verb, folder] = process.argv.slice(2);

function holds({ database: { tables }, photos, store }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const count = (files: object) => Object.keys(files).length;
  return `${rows} rows of ${tables.length} tables, ${count(photos)} files of photos, ${count(store)} of releases`;
}

try {
  if (!folder) throw new Error(`say which folder: npm run ${verb} -- /backups/today`);
  await withInstallation(async (installation) => {
    if (verb === 'backup') {
      console.log(`saved ${holds(await makeBackup(installation, resolve(folder)))}`);
    } else {
      const manifest = await restoreBackup(installation, resolve(folder));
      console.log(`restored ${holds(manifest)}; all of it is of ${manifest.made_at}`);
    }
  });
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
