import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Room, roomProblems } from './arrows/room-problems.ts';
import { root } from './setup/paths.mjs';

/** Reads every room of the house and reports imports and dependencies against the arrows. */
function rooms(): Room[] {
  return globSync('*/package.json', { cwd: root, exclude: ['node_modules'] }).map((manifest) => {
    const name = manifest.split('/')[0] ?? '';
    const files = globSync(`${name}/**/*.{ts,tsx,mjs,scss}`, {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    });
    return {
      name,
      manifest: JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Room['manifest'],
      sources: new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    };
  });
}

const problems = rooms().flatMap(roomProblems);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
