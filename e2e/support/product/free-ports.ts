import { createServer } from 'node:net';

/**
 * A port for a gateway, with the next one free as well, for an API. Below the range that
 * connections of the machine take theirs from, or the second would often be gone again.
 */
export async function twoFreePorts(): Promise<number> {
  for (;;) {
    const port = 10_000 + 2 * Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });
}
