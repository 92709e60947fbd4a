import { execFile } from 'node:child_process';
import { chownSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; then it runs as "nobody". Undefined when we are not root. */
export const owner: { uid: number; gid: number } | undefined =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** Gives a folder to the account PostgreSQL runs as. */
export function give(folder: string): void {
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

/** Runs one of PostgreSQL's programs as its owner; its complaint becomes the error's message. */
export async function runAsOwner(program: string, args: string[], cwd: string): Promise<string> {
  const env = { ...processEnv(), LC_ALL: 'C', LC_MESSAGES: 'C' };
  try {
    const { stdout } = await run(program, args, { ...owner, cwd, env });
    return stdout;
  } catch (error) {
    const { stderr, stdout } = error as { stderr?: string; stdout?: string };
    const reason = stderr?.trim() || stdout?.trim() || String(error);
    throw new Error(`${program} failed: ${reason}`, { cause: error });
  }
}

/**
 * Our own, but for how we keep memory (`MALLOC_…`): a server that gives it back after every statement has
 * to ask for it with the next, for a third of the processor that a search takes.
 */
function processEnv(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_'));
  return Object.fromEntries(others);
}
