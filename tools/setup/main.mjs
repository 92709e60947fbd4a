import { commandFor } from './command.mjs';
import { Failure } from './failure.mjs';
import { ensurePackages } from './packages.mjs';
import { runInside } from './run-inside.mjs';
import { ensureToolchain } from './toolchain.mjs';

/**
 * Prepares the toolchain and the packages when needed, then runs the script inside.
 * @param {string[]} argv script name and its arguments
 */
export async function main([script, ...args]) {
  try {
    if (!script) throw new Failure('say what to run: start, dev, test, release or check.');
    await ensureToolchain();
    // pnpm itself is how a person mends the packages.
    if (script !== 'pnpm') await ensurePackages();
    process.exitCode = await runInside(...commandFor(script, args));
  } catch (error) {
    console.error(error instanceof Failure ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
