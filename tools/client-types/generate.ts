import { readFileSync, writeFileSync } from 'node:fs';
import { apiDocument } from './api-document.ts';
import { clientTypes } from './client-types.ts';
import { limitsOf } from './limits.ts';

const header =
  '// Generated from the API\'s schemas by tools/client-types; "node tools/run.mjs client-types" renews it.\n';
const folder = new URL('../../shared-state/src/api/', import.meta.url);
const document = await apiDocument();
const files = { 'schema.d.ts': await clientTypes(document), 'limits.ts': limitsOf(document) };

for (const [name, content] of Object.entries(files)) {
  const file = new URL(name, folder);
  const wanted = header + content;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted);
  } else if (readFileSync(file, 'utf8') !== wanted) {
    console.error(
      `shared-state/src/api/${name} does not fit the API; run "node tools/run.mjs client-types".`,
    );
    process.exitCode = 1;
  }
}
