import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';

jest.setTimeout(60_000);

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

test('a development server that is asked to end waits for no build', async () => {
  const program = join(import.meta.dirname, 'dev-server.ts');
  const child = spawn(process.execPath, [program, 'mf-account', String(await unusedPort())], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  child.kill('SIGTERM');
  // As it is: whoever does something first says how that went.
  expect(await ended).toEqual([null, 'SIGTERM']);
});
