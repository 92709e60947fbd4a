import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { Usage } from '../federation/release/exit-code.ts';
import { needPackages } from './campaign/debian-packages.ts';
import { answer } from './command/answer.ts';
import { leanServices } from './start/lean.ts';

/** How many histories a campaign has when nothing else is said. */
const long: Record<string, number> = {
  payments: 10_000,
  ledger: 1000,
  chat: 200,
  processes: 40,
  storm: 5000,
  replicas: 5000,
  failover: 20,
  cells: 20,
  disk: 20,
  /** Minutes. */
  soak: 480,
  /** Members. */
  million: 1_000_000,
};

/** Debian's packages that one needs. */
const engines: Record<string, string[]> = {
  processes: ['haproxy'],
  storm: ['haproxy'],
  cells: ['haproxy'],
  soak: ['haproxy'],
  failover: ['haproxy', 'postgresql', 'patroni', 'etcd-server'],
};

/** Those whose short form is in the suite, and those that are too long or need too much for it. */
const kinds = ['.property.test.ts', '.torture.ts'];
const files = globSync(kinds.map((kind) => `api/src/**/*${kind}`));
const nameOf = (file: string) => basename(file).replace(/(\.property\.test|\.torture)\.ts$/, '');
/** Those that are more than one test tried for long: programs of their own. */
const programs = globSync('tools/campaign/*.campaign.ts');
const programOf = (file: string) => basename(file, '.campaign.ts');

const names = [...files.map(nameOf), ...programs.map(programOf)].join(', ');

const help = `Usage: npm run campaign -- NAME [--runs N] [--seed N]
Tries for long what the suite tries briefly or not at all: ${names}.
  --runs N  so many histories, minutes of soak or members of million, instead of its own
  --seed N  the same histories once more; each run says its own`;

/** A property or a torture, with more histories than the suite has time for. */
function play(name: string, file: string, seed?: string, runs?: string): void {
  needPackages(engines[name] ?? []);
  const Seed = seed ?? String(Math.floor(Math.random() * 2 ** 31));
  const Histories = runs ?? String(long[name] ?? 1000);
  console.log(`${name}: ${Histories} histories from seed ${Seed}`);
  const args = [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    file,
  ];
  // What it starts holds memory as the product does.
  const env = { ...process.env, ...leanServices, SEED: Seed, HISTORIES: Histories, TZ: 'UTC' };
  const match = kinds.map((kind) => `**/*${kind}`);
  const options = ['--selectProjects', 'api', '--runInBand', '--testMatch', ...match];
  process.exitCode =
    spawnSync(process.execPath, [...args, ...options], { env, stdio: 'inherit' }).status ?? 1;
}

await answer(help, (words) => {
  const text = { type: 'string' } as const;
  const options = { seed: text, runs: text };
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options });
  const [name = '', ...more] = positionals;
  const file = files.find((one) => nameOf(one) === name);
  const program = programs.find((one) => programOf(one) === name);
  if (more.length > 0 || !(file ?? program)) throw new Usage(`say which campaign: ${names}`);
  if (file) return play(name, file, values.seed, values.runs);
  process.exitCode = spawnSync(process.execPath, [program ?? ''], { stdio: 'inherit' }).status ?? 1;
});
