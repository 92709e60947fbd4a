import { mkdirSync } from 'node:fs';
import { release } from './build.ts';
import type { Environment } from './environment.ts';
import { freePorts } from './ports.ts';
import { recordProcess } from './record-process.ts';
import { type ServiceOptions, startService } from './service.ts';
import { spawnNode } from './spawn-node.ts';

/** For what runs for long: idle, it returns the memory that it does not need any more. */
const giveBack = `--import=${new URL('./give-back.ts', import.meta.url).href}`;

export interface ProductOptions {
  /** What to build and release first: what changed, or packages by name; the store serves as it is. */
  build: 'changed' | string[];
  /** The API of another product; without, an own one is started. */
  api?: string | undefined;
  /** A remote that is served by a development server instead of its release. */
  dev?: string;
  /** Gets every line of progress and of the processes' output. */
  say(line: string): void;
}

export interface Product {
  /** Resolves when the first page can be served; rejects with one line that says why not. */
  ready: Promise<void>;
  /** Ends every process; resolves when none is left. */
  stop(): Promise<void>;
}

/** Starts the API and, beside it, the build; then the gateway in front of both. */
export function startProduct(
  environment: Environment,
  { build, api: otherApi, dev, say }: ProductOptions,
): Product {
  const { port, apiPort, devPort, dataFolder } = environment;
  const devRemote = dev && { DEV_REMOTE: `${dev}=http://localhost:${devPort}` };
  const env = {
    ...environment.variables,
    ...devRemote,
    ...(otherApi && { API_URL: otherApi }),
  };
  const stops: (() => Promise<void>)[] = [];
  let stopped = false;

  /** Resolves when the service is ready. */
  function serve(options: Pick<ServiceOptions, 'name' | 'port' | 'readyPath' | 'args'>) {
    if (stopped) throw new Error('stopped while starting.');
    const { name } = options;
    const service = startService({
      ...options,
      env,
      onLine: (line) => say(`${name.padEnd(8)} ${line}`),
      onStart: (pid) => recordProcess(dataFolder, name, pid),
    });
    stops.unshift(service.stop);
    return service.ready;
  }

  async function buildFirst(): Promise<void> {
    if (build.length === 0) return;
    const running = release(build, env, (line) => say(`${'build'.padEnd(8)} ${line}`));
    stops.unshift(running.stop);
    await running.done;
  }

  /** In a process of its own, which takes what reads sources away with it. */
  async function fitApi(): Promise<void> {
    const onLine = (line: string) => say(`${'api'.padEnd(8)} ${line}`);
    const fitting = spawnNode({ args: ['tools/start/fit-api.ts', '--record'], env, onLine });
    stops.unshift(fitting.stop);
    const how = await fitting.ended;
    if (how !== 'exit code 0') throw new Error('the API would break what is released, see above.');
  }

  async function api(): Promise<void> {
    if (otherApi) return;
    const args = [giveBack, 'api/src/main.ts'];
    await serve({ name: 'api', port: apiPort, readyPath: '/api/ready.php', args });
  }

  const gateway = () =>
    serve({ name: 'gateway', port, readyPath: '/ready', args: [giveBack, 'gateway/src/main.ts'] });

  async function devServer(): Promise<void> {
    if (!dev) return;
    const args = ['federation/development/dev-server.ts', dev, String(devPort)];
    await serve({ name: 'dev', port: devPort, readyPath: `/${dev}/entry.js`, args });
  }

  async function begin(): Promise<void> {
    mkdirSync(dataFolder, { recursive: true });
    await freePorts([port, ...(otherApi ? [] : [apiPort]), ...(dev ? [devPort] : [])]);
    recordProcess(dataFolder, 'supervisor', process.pid);
    if (!otherApi && !dev) await fitApi();
    await Promise.all([api(), buildFirst().then(devServer).then(gateway)]);
  }

  return {
    ready: begin(),
    async stop() {
      stopped = true;
      // Last started, first stopped: nothing new reaches the API while it finishes.
      for (const stop of stops) await stop();
    },
  };
}
