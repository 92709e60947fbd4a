import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../setup/paths.mjs';
import { capture } from './capture.ts';
import { type Stage, single } from './stage.ts';

/** Releases of the tests' own; the developer's store is left alone. */
export const testStore = join(cache, 'test/store');

/** Names it to a program, whatever store the developer's environment names. */
export const ofTestStore = { STORE_URL: '', STORE_DIR: testStore };

/**
 * Builds and releases the shell and every remote. `fresh` begins with an empty store, as on a new
 * machine; otherwise what did not change since the last test run is kept.
 */
export function releaseStage(fresh: boolean): Stage {
  return {
    name: 'build and release',
    async run() {
      if (fresh) rmSync(testStore, { recursive: true, force: true });
      const args = ['federation/release/cli.ts', '--changed', '--no-browser'];
      const { ok, output } = await capture('node', args, ofTestStore);
      return single(ok, output);
    },
  };
}
