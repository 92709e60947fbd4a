import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import NativeEnvironment from './native-environment.mjs';
import { give } from './native-globals.mjs';

const globals = new URL('./native-globals.mjs', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

const require = createRequire(import.meta.url);

/** Under which Jest keeps the tests of a file and who hears of them. */
const ofOneFile = (symbol) => ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(symbol.description);

/**
 * Has Node load test files and what they test, TypeScript as it is, each module once for all test files of a
 * worker. Jest's own way reads a thousand modules anew for every file, which was half the time of the suite.
 * Test files so share what modules keep, and get the variables of the process as they were.
 */
class NativeRuntime extends Runtime {
  #environment;
  #globals = {};
  #variables = { ...process.env };
  #console = globalThis.console;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.#environment = environment;
  }

  /** What runs the tests, anew for each file. */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  setGlobalsForRuntime(given) {
    this.#globals = given;
    Object.assign(globalThis, given);
  }

  async unstable_importModule(file) {
    give({ ...this.#globals, jest: this.jestGlobals.jestObjectFor(file) });
    // Silent when Jest is.
    globalThis.console = this.#environment.global.console;
    // Whoever plays a file again in one process has it loaded again.
    return import(`${pathToFileURL(file)}?${performance.now()}`);
  }

  teardown() {
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (ofOneFile(symbol)) delete globalThis[symbol];
    }
    globalThis.console = this.#console;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.#variables);
    super.teardown();
  }
}

/** Jest's own for a test file that asks for another environment, such as a page. */
function RuntimeFor(config, environment, ...others) {
  const Chosen = environment instanceof NativeEnvironment ? NativeRuntime : Runtime;
  return new Chosen(config, environment, ...others);
}

// Jest looks for it in the file itself.
export { RuntimeFor as 'module.exports' };
