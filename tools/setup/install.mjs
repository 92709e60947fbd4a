import { spawn } from 'node:child_process';
import { explain } from './failure.mjs';

/**
 * Runs an installer silently; its output is only used to say why it failed.
 * @param {string} what for the message, e.g. "Installing packages"
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
export function install(what, command, args, cwd, env) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => fail(explain(what, String(error))));
    child.on('close', (code) => (code === 0 ? done() : fail(explain(what, output))));
  });
}
