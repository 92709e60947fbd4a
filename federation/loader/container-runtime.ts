import { RemoteError } from '../failures/error-class.ts';
import { inCaretRange } from '../registry/caret-range.ts';

/** A module the shell provides to all remotes, already loaded. */
export interface ProvidedModule {
  version: string;
  module: unknown;
}

/** What a container wants to share, as Module Federation's plugin writes it into the build. */
interface Wish {
  shareKey: string;
  requiredVersion: string;
}

/** As much of webpack's runtime in a container as is needed to give it modules. */
interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, Wish> };
}

interface Consumption {
  chunkId: string | number;
  /** What the chunk waits for. */
  promises: Promise<unknown>[];
  /** Ids of shared modules, by the chunk that imports them. */
  chunkMapping: Record<string, (string | number)[]>;
  webpackRequire: WebpackRequire;
}

/**
 * What containers that `@module-federation/enhanced` 2 builds ask of their runtime, and no more:
 * modules that are loaded already, if their versions suit. Remotes do not load each other and share
 * nothing themselves, so there is nothing to negotiate and nothing to wait for.
 */
export function containerRuntime(provided: Record<string, ProvidedModule>) {
  return {
    /** Containers insist on one; all they ask for is below. */
    runtime: {},
    bundlerRuntime: {
      /** Gives the container's "instance", of which it uses nothing. */
      init: () => ({}),
      /** Lays the shared modules of a chunk ready. The chunk fails when one does not suit. */
      consumes({ chunkId, promises, chunkMapping, webpackRequire }: Consumption): void {
        const wishes = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
        for (const id of chunkMapping[chunkId] ?? []) {
          const { shareKey, requiredVersion } = wishes[id] as Wish;
          const found = provided[shareKey];
          if (!found || !inCaretRange(found.version, requiredVersion)) {
            const has = found ? `has ${found.version}` : 'has none';
            const error = `wants ${shareKey} ${requiredVersion}, the page ${has}`;
            promises.push(Promise.reject(new RemoteError('share', error)));
            continue;
          }
          webpackRequire.m[id] = (module) => {
            module.exports = found.module;
          };
        }
      },
    },
  };
}
