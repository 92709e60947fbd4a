import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { type LicenceList, licenceProblems } from './supply/licences.ts';
import { lockFileProblems } from './supply/lock-file.ts';

/** Reports packages that are not held by a hash, and licences that nobody allowed. */
const answer = execFileSync('pnpm', ['licenses', 'list', '--recursive', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const problems = [
  ...lockFileProblems(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')),
  ...licenceProblems(JSON.parse(answer) as LicenceList),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
