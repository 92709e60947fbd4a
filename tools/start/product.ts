import { mkdirSync } from 'node:fs';
import { buildChanged } from './build.ts';
import type { Environment } from './environment.ts';
import { freePorts } from './ports.ts';
import { recordProcess } from './record-process.ts';
import { type Service, startService } from './service.ts';

export interface ProductOptions {
  /** Whether to build and release what changed first; without, the store serves as it is. */
  build: boolean;
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
export function startProduct(environment: Environment, { build, say }: ProductOptions): Product {
  const { port, apiPort, dataFolder, variables } = environment;
  const stops: (() => Promise<void>)[] = [];
  let stopped = false;

  function service(name: string, servicePort: number, readyPath: string): Service {
    if (stopped) throw new Error('stopped while starting.');
    const started = startService({
      name,
      port: servicePort,
      readyPath,
      args: [`${name}/src/main.ts`],
      env: variables,
      onLine: (line) => say(`${name.padEnd(8)} ${line}`),
      onStart: (pid) => recordProcess(dataFolder, name, pid),
    });
    stops.unshift(started.stop);
    return started;
  }

  async function buildFirst(): Promise<void> {
    if (!build) return;
    const running = buildChanged(variables, (line) => say(`build    ${line}`));
    stops.unshift(running.stop);
    await running.done;
  }

  async function begin(): Promise<void> {
    mkdirSync(dataFolder, { recursive: true });
    await freePorts(port);
    recordProcess(dataFolder, 'supervisor', process.pid);
    const api = service('api', apiPort, '/api/ready.php');
    await Promise.all([api.ready, buildFirst().then(() => service('gateway', port, '/').ready)]);
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
