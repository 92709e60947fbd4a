import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { node, root } from '../../../tools/setup/paths.mjs';
import { environmentWithKeys } from '../releases/edited-copy.ts';

interface Place {
  env: object;
  /** A copy of the sources; without, the working tree. */
  folder?: string;
}

/** Runs `npm run dev`; `whenReady` is asked once it says that it is, with the lines until then. */
export async function develop(
  args: string[],
  { env, folder = root }: Place,
  whenReady: (lines: string[]) => Promise<void>,
) {
  // The channel ends it when the test's own process is killed.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(node, ['tools/dev.ts', ...args], {
    cwd: folder,
    env: { ...environmentWithKeys(), NODE_ENV: 'development', ...env },
    stdio,
  });
  const lines: string[] = [];
  let working: Promise<void> | undefined;
  const ended = once(child, 'exit');
  child.stderr?.on('data', (text) => lines.push(String(text)));
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    lines.push(line);
    if (!line.includes('Afterglow is ready')) continue;
    // It goes on to be read meanwhile.
    working = whenReady(lines).finally(() => child.kill('SIGTERM'));
  }
  await working;
  const [code] = await ended;
  return { code, output: lines.join('\n') };
}
