import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../setup/paths.mjs';

export interface Captured {
  ok: boolean;
  /** What it printed on both streams, in order. */
  output: string;
}

/** Minutes after which a program hangs rather than works. */
const patience = 15;

interface Where {
  /** Folder it runs in; the repository's root unless said otherwise. */
  cwd?: string;
  minutes?: number;
}

/** Runs a program to its end and keeps what it prints. */
export async function capture(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  { cwd = root, minutes = patience }: Where = {},
): Promise<Captured> {
  const tooLong = AbortSignal.timeout(minutes * 60_000);
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: tooLong,
    killSignal: 'SIGKILL',
  });
  let output = '';
  const keep = (text: Buffer) => {
    output += text;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const closed = once(child, 'close').catch(() => {});
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    // Something it started and left behind may keep its output open for ever.
    await Promise.race([closed, sleep(1000, undefined, { ref: false })]);
    return { ok: code === 0, output };
  } catch (error) {
    const reason = tooLong.aborted ? `stopped after ${minutes} minutes` : String(error);
    return { ok: false, output: `${output}\n${reason}` };
  }
}
