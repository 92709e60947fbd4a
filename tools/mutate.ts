import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Usage } from '../federation/release/exit-code.ts';
import { answer } from './command/answer.ts';
import { equivalents } from './mutation/equivalent.ts';
import { runStryker } from './mutation/run-stryker.ts';
import { between95, type MutationReport, scoreOf } from './mutation/score.ts';
import { startTestServer } from './mutation/test-server.ts';
import { cache, pnpm, root } from './setup/paths.mjs';

/** Four of five planted faults are to be noticed. */
const wanted = 0.8;

const here = join(root, 'tools/mutation');

/** The project of jest.config.mjs that tests a folder. */
function projectOf(path: string): string {
  if (path.startsWith('api/')) return 'api';
  if (path.startsWith('federation/remote')) return 'dom';
  return /^(federation|gateway|demo|tools)\//.test(path) ? 'node' : 'dom';
}

/** All sources in it that do something; or the file itself. */
const patternsOf = (path: string) =>
  /\.tsx?$/.test(path)
    ? [path]
    : [
        `${path}/**/*.ts`,
        `${path}/**/*.tsx`,
        `!${path}/**/*.test.*`,
        `!${path}/**/schemas.ts`,
        `!${path}/**/tables.ts`,
        `!${path}/**/testing/**`,
      ];

const help = `Usage: npm run mutate -- FOLDER … [--sample N] [--seed N] [--quick] [--tests NAMES]
Plants faults in folders or files, one after the other, and names those that their tests do not notice.
The API, packages of pages and all others apart.
  --sample 20    one fault of five
  --seed 2       another fifth
  --quick        none in what runs before the tests do, such as constants: each takes all tests
  --tests NAMES  runs only those of the folder, such as stream,say; what they miss others may notice`;

await answer(help, async (words) => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      quick: { type: 'boolean', default: false },
      tests: { type: 'string', default: '' },
    },
  });
  /** The share of all faults that is planted: the score of some is that of all, within bounds. */
  const sampled = Number(values.sample) / 100;
  const paths = positionals.map((path) => path.replace(/\/$/, ''));
  const [project, ...others] = new Set(paths.map(projectOf));
  if (!project || others.length > 0 || !paths.every((path) => existsSync(join(root, path)))) {
    throw new Usage('say which folders or files; API, packages of pages and all others apart');
  }
  // Its own packages, which nobody else needs.
  if (!existsSync(join(here, 'node_modules'))) {
    const args = ['install', '--ignore-workspace', '--frozen-lockfile'];
    const { status } = spawnSync(pnpm, args, { cwd: here, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
  const mutated = paths.flatMap(patternsOf).join(',');
  const folders = paths.map((path) => (/\.tsx?$/.test(path) ? dirname(path) : path));
  const areTested = await runStryker(mutated, {
    TZ: 'UTC',
    MUTATED_PROJECT: project,
    MUTATED_FOLDERS: [...new Set(folders)].join(','),
    MUTATED_SHARE: String(sampled),
    MUTATED_SEED: values.seed,
    MUTATED_QUICK: String(values.quick),
    MUTATED_TESTS: values.tests,
    ...(project === 'api' && (await startTestServer())),
  });
  if (!areTested) process.exit(1);
  const report = JSON.parse(
    readFileSync(join(cache, 'mutation/report.json'), 'utf8'),
  ) as MutationReport;
  const { noticed, late, planted, survivors } = scoreOf(report, equivalents);
  for (const line of survivors) console.log(line);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const score = planted === 0 ? 0 : noticed / planted;
  console.log(`\n${percent(score)} of ${planted} planted faults noticed, ${late} of them by time`);
  if (sampled < 1 && planted > 0) {
    const [least, most] = between95(noticed, planted);
    console.log(`so of all of them ${percent(least)} to ${percent(most)}, with 95 % certainty`);
  }
  process.exit(score < wanted ? 1 : 0);
});
