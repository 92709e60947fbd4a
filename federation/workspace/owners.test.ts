import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwner, remoteNames, root } from './package-files.ts';

test.each(['shell', ...remoteNames()])('%s belongs to the team that reviews it', (name) => {
  const lines = readFileSync(join(root, 'CODEOWNERS'), 'utf8').split('\n');
  const line = lines.find((one) => one.startsWith(`/${name}/`)) ?? '';
  expect(line.trim().split(/\s+/)).toEqual([`/${name}/`, `@afterglow/${readOwner(name)?.team}`]);
});
