import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { leanServices } from './start/lean.ts';

/** What can be measured: a file each, that prints its own table. */
const files = globSync(['api/src/testing/bench/*.bench.ts', 'e2e/measure/*.bench.ts']);
const nameOf = (file: string) => basename(file, '.bench.ts');

const [name = '', ...args] = process.argv.slice(2);
const file = files.find((one) => nameOf(one) === name);
if (file) {
  // What it starts holds memory as the product does, unless it is to be compared.
  const env = { ...leanServices, ...process.env };
  const { status } = spawnSync(process.execPath, [file, ...args], { env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`✗ say which bench: ${files.map(nameOf).join(', ')}`);
  process.exitCode = 1;
}
