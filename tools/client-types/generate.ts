import { readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from './api-document.ts';
import { clientTypes } from './client-types.ts';

const file = new URL('../../shared-state/src/api/schema.d.ts', import.meta.url);
const wanted = await clientTypes(await apiDocument());

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error(
    'shared-state/src/api/schema.d.ts does not fit the API; run "node tools/run.mjs client-types".',
  );
  process.exitCode = 1;
}
