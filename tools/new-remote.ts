import { execFileSync } from 'node:child_process';
import { newRemote } from '../federation/template/new-remote.ts';
import { insideEnvironment, root } from './setup/paths.mjs';

const [name] = process.argv.slice(2);

try {
  if (!name) throw new Error('say what it is called: npm run new:remote -- mf-name');
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
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
