import { init } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { BootVersion } from '../registry/boot-manifest.ts';
import { runtimeGlobal } from './runtime-global.ts';

/** A module the shell provides to all remotes, already loaded. */
export interface ProvidedModule {
  version: string;
  module: unknown;
}

/** The thin layer over Module Federation's runtime; nothing else in the product touches it. */
export interface Runtime {
  use(name: string, version: BootVersion): void;
  load(name: string, expose: string): Promise<unknown>;
}

function provide({ version, module }: ProvidedModule) {
  return {
    version,
    lib: () => module,
    shareConfig: { singleton: true, requiredVersion: `^${version}`, strictVersion: true },
  };
}

/**
 * Starts the federation. The provided modules are in the share scope before any remote exists, so
 * no remote can replace React for everyone.
 *
 * @param patience milliseconds that a remote may take
 */
export function startRuntime(
  provided: Record<string, ProvidedModule>,
  patience: () => number,
): Runtime {
  Object.assign(globalThis, {
    [runtimeGlobal]: bundlerRuntime,
    // Releases from before 22 November 2026 carry the rest of the runtime themselves.
    _FEDERATION_RUNTIME_CORE: runtimeCore,
  });
  const integrityOf = new Map<string, string>();
  const shell = init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(provided).map(([name, module]) => [name, provide(module)]),
    ),
    plugins: [
      {
        name: 'integrity',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          script.crossOrigin = 'anonymous';
          // An address that no manifest names gets a hash that nothing matches.
          script.integrity =
            integrityOf.get(new URL(url, location.href).href) ?? `sha384-${'A'.repeat(64)}`;
          // Given up on together with the loader, so that a retry makes a request of its own.
          return { script, timeout: patience() };
        },
      },
    ],
  });
  return {
    use(name, version) {
      integrityOf.set(new URL(version.entry.url, location.href).href, version.entry.integrity);
      const { url: entry } = version.entry;
      shell.registerRemotes([{ name, entry, entryGlobalName: version.container, type: 'var' }], {
        force: true,
      });
    },
    load: (name, expose) => shell.loadRemote(`${name}/${expose}`),
  };
}
