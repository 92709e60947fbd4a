import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { Usage } from '../federation/release/exit-code.ts';
import { answer } from './command/answer.ts';
import { leanServices } from './start/lean.ts';

/** What can be measured: a file each, that prints its own table. */
const files = globSync(['api/src/testing/bench/*.bench.ts', 'e2e/measure/*.bench.ts']);
const nameOf = (file: string) => basename(file, '.bench.ts');
const names = files.map(nameOf).join(', ');

const help = `Usage: npm run bench -- NAME [options]
Measures something on this machine and prints a table: ${names}.
Each has options of its own; docs/architecture.md, docs/scale.md and docs/capacity.md say what they are for.`;

await answer(help, ([name, ...args]) => {
  const file = files.find((one) => nameOf(one) === name);
  if (!file) throw new Usage(`say which bench: ${names}`);
  // What it starts holds memory as the product does, unless it is to be compared.
  const env = { ...leanServices, ...process.env };
  const { status } = spawnSync(process.execPath, [file, ...args], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
