import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** What can be measured: a file each, that prints its own table. */
const files = globSync(['api/src/testing/bench/*.bench.ts', 'e2e/measure/*.bench.ts']);
const nameOf = (file: string) => basename(file, '.bench.ts');

const [name = '', ...args] = process.argv.slice(2);
const file = files.find((one) => nameOf(one) === name);
if (file) {
  const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`✗ say which bench: ${files.map(nameOf).join(', ')}`);
  process.exitCode = 1;
}
