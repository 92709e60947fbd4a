import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Usage } from '../federation/release/exit-code.ts';
import { newRemote } from '../federation/template/new-remote.ts';
import { answer } from './command/answer.ts';
import { insideEnvironment, root } from './setup/paths.mjs';

const help = `Usage: npm run new:remote -- mf-name
Writes a remote that passes the gate as it is: one page, one feature with its test, texts in every
language. Exit code: 0 done, 1 refused, 2 not understood.`;

function make(name: string): void {
  newRemote(root, name);
  // Links the new package; whatever it needs is in the workspace already.
  const args = ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent'];
  execFileSync('pnpm', args, { cwd: root, stdio: 'inherit', env: insideEnvironment() });
  // How long lines are depends on the name.
  execFileSync('biome', ['check', '--write', name], { cwd: root, env: insideEnvironment() });
  const page = name.replace(/^mf-/, '');
  console.log(`${name} is there, with one page at /${page}.

  npm run dev -- ${name}         edit it while it runs
  npm test -- unit ${name}       its tests
  npm run release -- ${name}     publish it`);
}

await answer(help, (words) => {
  const { positionals } = parseArgs({ args: words, allowPositionals: true });
  const [name, ...more] = positionals;
  if (!name || more.length > 0) throw new Usage('name one remote: npm run new:remote -- mf-name');
  make(name);
});
