import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { typeErrors } from '../gate/sources/read-output.ts';
import { root } from '../workspace/package-files.ts';
import type { Problem } from './edit.ts';

/** Collects the compiler's lines; gives what is wrong each time it has looked at everything. */
export function readWatch(onLooked: (found: Problem[]) => void): (line: string) => void {
  let said: string[] = [];
  return (line) => {
    if (!/ Found \d+ errors?\. Watching for file changes/.test(line)) return void said.push(line);
    const found = typeErrors(said.join('\n')).map(({ problem }) => {
      const [place = '', ...message] = problem.message.split(': ');
      return { kind: 'types' as const, place, message: message.join(': ') };
    });
    said = [];
    onLooked(found);
  };
}

/**
 * Looks at the types of a package and of what it shares, again after each edit, in a process of its
 * own: the page never waits for it. Gives what ends it.
 */
export function watchTypes(name: string, onLooked: (found: Problem[]) => void): () => void {
  const args = ['--build', '--watch', '--pretty', 'false', '--preserveWatchOutput', name];
  const program = join(root, 'node_modules/.bin/tsc');
  const compiler = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  // Without one nothing is said of types; the gate looks at them before a release.
  compiler.once('error', () => {});
  if (compiler.pid) setPriority(compiler.pid, 5);
  createInterface({ input: compiler.stdout }).on('line', readWatch(onLooked));
  const end = () => void compiler.kill();
  process.once('exit', end);
  return end;
}
