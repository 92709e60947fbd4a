import { RemoteError } from '../failures/error-class.ts';
import type { BootVersion } from '../registry/boot-manifest.ts';
import { containerRuntime, type ProvidedModule } from './container-runtime.ts';
import { loadScript } from './load-script.ts';
import { runtimeGlobal } from './runtime-global.ts';

/** What an entry leaves behind: the protocol of webpack's and Module Federation's containers. */
interface Container {
  get(module: string): Promise<() => unknown>;
}

/** Evaluates entries of remotes and takes modules from them; nothing else in the page does. */
export interface Runtime {
  /** From now on it is `version` that is loaded, evaluated anew. */
  use(name: string, version: BootVersion): void;
  /** Gives the module behind an expose. Rejects with a RemoteError or with what the module threw. */
  load(name: string, expose: string): Promise<unknown>;
}

/**
 * Starts the federation. What remotes share is here before any of them exists, so none can replace
 * React for everyone.
 *
 * @param patience milliseconds that a remote may take
 */
export function startRuntime(
  provided: Record<string, ProvidedModule>,
  patience: () => number,
): Runtime {
  const page = globalThis as unknown as Record<string, unknown>;
  page[runtimeGlobal] = containerRuntime(provided);
  const used = new Map<string, BootVersion>();
  const containers = new Map<string, Promise<Container>>();

  async function evaluate({ entry, container }: BootVersion): Promise<Container> {
    // An evaluation that fails must not leave the one before it.
    page[container] = undefined;
    await loadScript(entry, patience());
    const found = page[container] as Container | undefined;
    if (!found) throw new RemoteError('evaluate', `${entry.url} threw while it was evaluated`);
    return found;
  }

  return {
    use(name, version) {
      used.set(name, version);
      containers.delete(name);
    },
    async load(name, expose) {
      const version = used.get(name);
      if (!version) throw new Error(`no remote is called ${name}`);
      const loading = containers.get(name) ?? evaluate(version);
      containers.set(name, loading);
      loading.catch(() => {
        if (containers.get(name) === loading) containers.delete(name);
      });
      const container = await loading;
      const factory = await container.get(`./${expose}`);
      return factory();
    },
  };
}
