import { execFileSync } from 'node:child_process';
import type { Git } from './previous-revision.ts';

/** Git in a folder. It never asks anybody anything. */
export function gitIn(cwd: string): Git {
  return (...args) => {
    try {
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
      const answer = execFileSync('git', args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
      return answer.toString().trim();
    } catch {
      return undefined;
    }
  };
}
