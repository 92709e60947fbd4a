import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { root } from '../workspace/package-files.ts';

/** What git says, '' when it says nothing or there is no git. */
export function git(...args: string[]): string {
  try {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] as const };
    return execFileSync('git', args, { ...options, stdio: [...options.stdio] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Who runs the command, for the history. */
export function person(env: NodeJS.ProcessEnv): string {
  return git('config', 'user.name') || env.USER || account() || 'unknown';
}
