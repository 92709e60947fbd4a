import { modules } from 'single-modules';
import type { Runtime } from '../loader/runtime.ts';

/**
 * Takes the place of the federation's runtime in the single build: the remotes are chunks of the
 * shell, and there is one version of each.
 */
export function startRuntime(): Runtime {
  return {
    use() {},
    load(name, expose) {
      const load = modules[`${name}/${expose}`];
      return load ? load() : Promise.reject(new Error(`there is no ${name}/${expose}`));
    },
  };
}
