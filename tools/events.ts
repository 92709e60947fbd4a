import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whoSaysWhat } from './events/who-says-what.ts';
import { root } from './setup/paths.mjs';

const page = join(root, 'docs/events.md');
const sources = globSync(
  ['{api,shared-state,shell,mf-*}/src/**/*.{ts,tsx}', 'api/migrations/*.sql'],
  {
    cwd: root,
    exclude: ['**/testing/**', '**/*.test.{ts,tsx}'],
  },
).map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const wanted = whoSaysWhat(new Map(sources));

if (!process.argv.includes('--check')) {
  writeFileSync(page, wanted);
} else if (readFileSync(page, 'utf8') !== wanted) {
  console.error('docs/events.md does not fit the sources; run "node tools/run.mjs events".');
  process.exitCode = 1;
}
