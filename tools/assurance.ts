import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from './assurance/page.ts';
import { proofs } from './assurance/proofs.ts';
import { reliabilityRows } from './assurance/reliability-rows.ts';
import { securityRows } from './assurance/security-rows.ts';
import { root } from './setup/paths.mjs';

const where = join(root, 'docs/security.md');
const files = globSync('*/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
}).sort();
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
const wanted = page(securityRows, reliabilityRows, proofs(new Map(sources)));

if (!process.argv.includes('--check')) {
  writeFileSync(where, wanted);
} else if (readFileSync(where, 'utf8') !== wanted) {
  console.error('docs/security.md does not fit the tests; run "node tools/run.mjs assurance".');
  process.exitCode = 1;
}
