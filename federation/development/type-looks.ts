import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { dateBack } from '../gate/sources/date-back.ts';
import { typeErrors } from '../gate/sources/read-output.ts';
import { root } from '../workspace/package-files.ts';
import type { Problem } from './edit.ts';

const program = join(root, 'node_modules/.bin/tsc');

/** What the compiler says of a package and of what it shares; incremental, so seconds at most. */
async function tsc(name: string): Promise<string> {
  const args = ['--build', '--pretty', 'false', name];
  const begun = Date.now();
  const said = await new Promise<string>((done) => {
    const compiler = execFile(program, args, { cwd: root }, (_failure, out) => done(out));
    // The page goes first.
    if (compiler.pid) setPriority(compiler.pid, 5);
  });
  dateBack(begun);
  return said;
}

/**
 * Looks at types in a process of its own, for which no page waits. An edit that comes meanwhile is
 * looked at next. TypeScript 7.0 has a watch of its own, which misses edits.
 *
 * @returns to be called after each edit
 */
export function typeLooks(
  onLooked: (found: Problem[]) => void,
  compile: () => Promise<string>,
): () => Promise<void> {
  let isLooking = false;
  let again = false;
  return async function look(): Promise<void> {
    if (isLooking) {
      again = true;
      return;
    }
    isLooking = true;
    const said = await compile();
    isLooking = false;
    if (again) {
      again = false;
      return look();
    }
    onLooked(
      typeErrors(said).map(({ problem }) => {
        const [place = '', ...message] = problem.message.split(': ');
        return { kind: 'types', place, message: message.join(': ') };
      }),
    );
  };
}

export const typeLooksOf = (name: string, onLooked: (found: Problem[]) => void) =>
  typeLooks(onLooked, () => tsc(name));
