import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, temporaryFolder } from '../../federation/testing/folder.ts';

afterAll(removeFolders);

test('a command by hand has its words as they were typed, of which systemd would take some for variables', () => {
  const folder = temporaryFolder();
  // Says what it was given instead of starting it, a word a line.
  const systemd = '#!/bin/sh\nprintf "%s\\n" "$@"\n';
  writeFileSync(join(folder, 'systemd-run'), systemd, { mode: 0o755 });
  const script = join(import.meta.dirname, '../../deploy/afterglow-run');
  const typed = ['member', 'fraud', '7', '--why', '$20 asked for', 'two  words', `\${HOME} $$`, ''];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const given = execFileSync(script, ['operator', ...typed], { encoding: 'utf8', env }).split('\n');
  const command = given.slice(given.indexOf('npm')).slice(0, -1);
  // As systemd.service(5) reads them.
  const read = command.map((word) =>
    word.replace(/\$\$|\$/g, (sign) => (sign === '$$' ? '$' : '?')),
  );
  expect(read).toEqual(['npm', 'run', '-s', 'operator', '--', ...typed]);
});
