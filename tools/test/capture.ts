import { spawn } from 'node:child_process';
import { root } from '../setup/paths.mjs';

export interface Captured {
  ok: boolean;
  /** What it printed on both streams, in order. */
  output: string;
}

/** Runs a program from the repository's root to its end and keeps what it prints. */
export function capture(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Captured> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (text: Buffer) => {
      output += text;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => done({ ok: false, output: error.message }));
    child.on('close', (code) => done({ ok: code === 0, output }));
  });
}
