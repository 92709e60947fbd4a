import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/**
 * Resolves when the gateway's and the API's port can be listened on. A run that was killed a
 * moment ago may still be letting go of them, hence the patience (milliseconds).
 */
export async function freePorts(port: number, patience = 4000): Promise<void> {
  const end = Date.now() + patience;
  for (const [wanted, host] of [
    [port, '0.0.0.0'],
    [port + 1, '127.0.0.1'],
  ] as const) {
    while (!(await isFree(wanted, host))) {
      if (Date.now() > end) {
        throw new Error(`port ${wanted} is taken; stop what uses it or set PORT to another.`);
      }
      await sleep(100);
    }
  }
}
