import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../environment.ts';
import { countsFolder, readCounts } from './counts.ts';
import { resultLines } from './results.ts';

const help = `npm run variants [-- --since 2026-11-01] [--site www.example] [folder …]

What the variants of pages led to: who saw one, began to sign up, and signed up. A folder is the
DATA_DIR of another machine, copied here.`;

/** The counts of this machine's gateways, and of folders that were copied from others. */
function* counted(folders: string[], since: string | undefined, site: string | undefined) {
  const { ownFolder } = readEnvironment(process.env);
  const all = [ownFolder, ...folders.map((folder) => join(folder, 'gateway'))];
  for (const folder of all) {
    for (const one of readCounts(countsFolder(folder), since)) {
      if (!site || one.site === site) yield one;
    }
  }
}

try {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, site: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.since && !/^\d{4}-\d\d-\d\d$/.test(values.since)) {
    throw new Error(`--since is a day such as 2026-11-01, not "${values.since}".`);
  }
  const lines = values.help ? [help] : resultLines(counted(positionals, values.since, values.site));
  for (const line of lines) console.log(line);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
