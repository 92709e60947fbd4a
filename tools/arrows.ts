import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { circles } from './arrows/circles.ts';
import { floorProblems } from './arrows/floor-problems.ts';
import { type Package, packageProblems } from './arrows/package-problems.ts';
import { floors } from './arrows/plan.ts';
import { root } from './setup/paths.mjs';

/** Reads every package and reports imports and dependencies against the plan. */
function packages(): Package[] {
  return globSync('*/package.json', { cwd: root, exclude: ['node_modules'] }).map((manifest) => {
    const name = manifest.split('/')[0] ?? '';
    const files = globSync(`${name}/**/*.{ts,tsx,mjs,scss}`, {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    });
    return {
      name,
      manifest: JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Package['manifest'],
      sources: new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
    };
  });
}

const all = packages();
const files = all.flatMap(({ sources }) => [...sources.keys()]);
const gone = Object.keys(floors).filter(
  (folder) => !files.some((file) => file.startsWith(`${folder}/`)),
);
const problems = [
  ...all.flatMap((each) => [
    ...packageProblems(each),
    ...floorProblems(each.sources, floors),
    ...circles(each.sources),
  ]),
  ...gone.map((folder) => `tools/arrows/plan.ts: ${folder} has floors, but no code`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
