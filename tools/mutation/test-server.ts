import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../setup/paths.mjs';

/**
 * Starts one PostgreSQL for the tests of all faults. It goes with this process, however that ends,
 * and with it the folder that has what they write: who runs tests may be killed at any time.
 */
export async function startTestServer(): Promise<NodeJS.ProcessEnv> {
  const server = spawn(process.execPath, [join(root, 'api/src/testing/serve-postgres.ts')], {
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const socket of createInterface({ input: server.stdout })) {
    server.unref();
    return { TEST_POSTGRES: socket, TMPDIR: dirname(socket) };
  }
  throw new Error('PostgreSQL did not start');
}
