import { spawnSync } from 'node:child_process';

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'pipe', encoding: 'utf8' });

const isThere = (name: string) => run('dpkg', ['--status', name]).stdout.includes(' installed');

/**
 * Installs those of Debian's packages that a campaign needs and this machine has not, and says so.
 * Throws one line when that cannot be.
 */
export function needPackages(names: string[]): void {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  console.log(`installs ${missing.join(', ')} with apt-get, for this machine`);
  const [command = '', ...before] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  // An engine of its own is started for each campaign; Debian's service of it is nobody's.
  const args = [...before, '-o', 'DPkg::Options::=--force-confold', 'install', '--yes'];
  const { status, stderr } = run(command, [...args, '--no-install-recommends', ...missing]);
  if (status !== 0) throw new Error(`apt-get could not install ${missing.join(', ')}: ${stderr}`);
}
