import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

function answers(port: number, path: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get({ host: 'localhost', port, path, timeout: 5000 }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(false));
  });
}

/** Resolves at the first 200 of `path` on this machine; rejects when `signal` is aborted. */
export async function whenReady(port: number, path: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(port, path))) await sleep(50, undefined, { signal });
}
