import { fork } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../workspace/package-files.ts';

/** Milliseconds a gateway has to answer its first page. */
const patience = 15_000;

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

export interface LiveGateway {
  url: string;
  stop(): void;
}

/** The real gateway on a store and an API of our own; it ends with this process. */
export async function startGateway(env: Record<string, string>): Promise<LiveGateway> {
  const port = await freePort();
  const child = fork(join(root, 'gateway/src/main.ts'), {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const url = `http://localhost:${port}`;
  const started = Date.now();
  while (!(await answers(`${url}/icon.svg`))) {
    if (child.exitCode === null && Date.now() - started < patience) await sleep(50);
    else {
      child.kill();
      throw new Error(`the gateway for the browser check does not start: ${output.trim()}`);
    }
  }
  return { url, stop: () => void child.kill() };
}
