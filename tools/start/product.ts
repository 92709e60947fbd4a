import { mkdirSync } from 'node:fs';
import { cache } from '../setup/paths.mjs';
import { release } from './build.ts';
import { buildAndServe } from './build-and-serve.ts';
import type { Environment, Pair } from './environment.ts';
import { lean } from './lean.ts';
import { freePorts } from './ports.ts';
import { recordProcess, recordProduction } from './record-process.ts';
import { type ServiceOptions, startService } from './service.ts';
import { spawnNode } from './spawn-node.ts';
import { type Stop, stopAll } from './stop-all.ts';

export interface ProductOptions {
  /** What to build and release: what changed, or packages by name; the store serves as it is. */
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

/**
 * Starts the API and, beside it, the build, with the gateway in front of both. What only one may do, such
 * as new tables, is done when further pairs of them start.
 */
export function startProduct(
  environment: Environment,
  { build, api: otherApi, dev, say }: ProductOptions,
): Product {
  const { pairs, devPort, dataFolder } = environment;
  const [first, ...others] = pairs;
  const devRemote = dev && { DEV_REMOTE: `${dev}=http://localhost:${devPort}` };
  const more = { ...devRemote, ...(otherApi && { API_URL: otherApi }) };
  const env = { ...environment.variables, ...more };
  const stops: Stop[] = [];
  const gatewayStops: Stop[] = [];
  let stopped = false;

  /** Resolves when the service is ready. */
  function serve(
    options: Pick<ServiceOptions, 'name' | 'port' | 'readyPath' | 'args' | 'env'>,
    among = stops,
  ) {
    if (stopped) throw new Error('stopped while starting.');
    const { name } = options;
    const service = startService({
      ...options,
      onLine: (line) => say(`${name.padEnd(8)} ${line}`),
      onStart: (pid) => recordProcess(dataFolder, name, pid),
    });
    among.push(service.stop);
    return service.ready;
  }

  async function buildChanged(): Promise<void> {
    if (build.length === 0) return;
    const running = release(build, env, (line) => say(`${'build'.padEnd(8)} ${line}`));
    stops.push(running.stop);
    await running.done;
  }

  /** In a process of its own, which takes what reads sources away with it. */
  async function fitApi(): Promise<void> {
    const onLine = (line: string) => say(`${'api'.padEnd(8)} ${line}`);
    const fitting = spawnNode({ args: ['tools/start/fit-api.ts', '--record'], env, onLine });
    stops.push(fitting.stop);
    const how = await fitting.ended;
    if (how !== 'exit code 0') throw new Error('the API would break what is released, see above.');
  }

  /** Of the first pair by their names alone, of the others with a number. */
  const named = (name: string, pair: Pair) =>
    pair === first ? name : `${name} ${pairs.indexOf(pair) + 1}`;

  async function api(pair: Pair): Promise<void> {
    if (otherApi) return;
    await serve({
      name: named('api', pair),
      port: pair.apiPort,
      readyPath: '/api/ready.php',
      args: [...lean.args, 'api/src/main.ts'],
      env: { ...lean.env, ...pair.variables, ...more },
    });
  }

  const gateway = (pair: Pair) =>
    serve(
      {
        name: named('gateway', pair),
        port: pair.port,
        readyPath: '/ready',
        args: [...lean.args, 'gateway/src/main.ts'],
        env: { ...lean.env, ...pair.variables, ...more },
      },
      gatewayStops,
    );

  async function devServer(): Promise<void> {
    if (!dev) return;
    const args = ['federation/development/dev-server.ts', dev, String(devPort)];
    await serve({ name: 'dev', port: devPort, readyPath: `/${dev}/entry.js`, args, env });
  }

  async function begin(): Promise<void> {
    mkdirSync(dataFolder, { recursive: true });
    const ports = pairs.flatMap(({ port, apiPort }) => (otherApi ? [port] : [port, apiPort]));
    const isProduction = environment.variables.NODE_ENV === 'production';
    await freePorts(dev ? [...ports, devPort] : ports, dev ? 'DEV_PORT' : 'PORT', !isProduction);
    recordProcess(dataFolder, 'supervisor', process.pid);
    if (isProduction) {
      // Whatever DATA_DIR is: a command in a shell without variables knows the checkout alone.
      recordProduction(cache, first.port, process.pid);
    }
    if (!otherApi && !dev) await fitApi();
    await Promise.all([
      api(first),
      buildAndServe(isProduction, {
        build: () => buildChanged().then(devServer),
        serve: () => gateway(first),
        // Who stops it ends the build as well.
        say: (line) => stopped || say(line),
      }),
    ]);
    await Promise.all(others.flatMap((pair) => [api(pair), gateway(pair)]));
  }

  return {
    ready: begin(),
    async stop() {
      stopped = true;
      await stopAll(gatewayStops, stops);
    },
  };
}
