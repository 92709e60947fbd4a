import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { node, root } from '../../tools/setup/paths.mjs';
import { readProcesses } from '../../tools/start/record-process.ts';

/** The product of this run, as a test meets it. */
export interface RunningProduct {
  /** Address of the Dutch site, e.g. "http://localhost:41234". */
  url: string;
  dataFolder: string;
  /** Address of a page on another site of the same product. */
  on(host: string, path?: string): string;
  /** Kills the process as hard as can be; the supervisor starts it again. */
  kill(name: 'api' | 'gateway'): void;
  /** Runs a release command, e.g. `release('release', 'mf-chat')`; resolves to what it printed. */
  release(...args: string[]): Promise<string>;
}

/** What global set-up left in the environment. Throws when the product was not started. */
export function runningProduct(): RunningProduct {
  const { PRODUCT_URL: url, PRODUCT_DATA: dataFolder } = process.env;
  if (!url || !dataFolder) throw new Error('the product runs only within Playwright.');
  return {
    url,
    dataFolder,
    on(host, path = '/') {
      const address = new URL(path, url);
      address.hostname = host;
      return address.href;
    },
    kill(name) {
      const pid = readProcesses(dataFolder)[name];
      if (!pid) throw new Error(`the ${name} is not running.`);
      process.kill(pid, 'SIGKILL');
    },
    async release(...args) {
      const { stdout } = await promisify(execFile)(node, ['federation/release/cli.ts', ...args], {
        cwd: root,
      });
      return stdout;
    },
  };
}
