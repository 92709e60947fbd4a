import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { Failure } from './failure.mjs';
import { insideEnvironment, root } from './paths.mjs';

/**
 * Runs a program with the pinned tools first on its PATH; resolves to its exit code.
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runInside(program, args) {
  return new Promise((done, fail) => {
    // The IPC channel is a lifeline: a tool that watches it ends when this process is killed.
    const child = spawn(program, args, {
      cwd: root,
      env: insideEnvironment(),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    // We end after the child, with its exit code. A terminal sends Ctrl-C to both of us; npm only here.
    process.on('SIGINT', () => child.kill('SIGINT'));
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const watch = endWithNpm(() => child.kill('SIGTERM'));
    child.on('error', (error) => {
      clearInterval(watch);
      fail(new Failure(`cannot run "${program}": ${error.message}`));
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * An npm that is killed hard cannot pass the signal on; its orphan notices by its new parent.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && end(), 1000).unref();
}
