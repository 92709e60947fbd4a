import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    // A machine may have no IPv6.
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      done(code !== 'EADDRINUSE' && host === '::1'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(true)));
  });
}

/**
 * Resolves when all ports can be listened on. A run that was killed a moment ago may still be
 * letting go of them, hence the patience (milliseconds).
 *
 * @param variable says where they are, for whoever has to choose others
 * @param isOpened in a browser of this machine, to which "localhost" is `::1` first: it would show what listens there
 */
export async function freePorts(
  ports: number[],
  variable: 'PORT' | 'DEV_PORT',
  isOpened: boolean,
  patience = 4000,
): Promise<void> {
  const end = Date.now() + patience;
  for (const port of ports) {
    while (!(await isFree(port, '0.0.0.0')) || (isOpened && !(await isFree(port, '::1')))) {
      if (Date.now() > end) {
        throw new Error(`port ${port} is taken; stop what uses it or set ${variable} to another.`);
      }
      await sleep(100);
    }
  }
}
