import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import Runtime from 'jest-runtime';
import NativeEnvironment from './native-environment.mjs';
import { give } from './native-globals.ts';

const globals = new URL('./native-globals.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
});

const require = createRequire(import.meta.url);
type Given = ConstructorParameters<typeof Runtime>;

/** Under which Jest keeps the tests of a file and who hears of them. */
const ofOneFile = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'];

/** Puts back what a test file has made of the process: globals that were there, variables, the folder. */
function processAsIs(): () => void {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const variables = { ...process.env };
  const folder = process.cwd();
  return () => {
    for (const [name, before] of globals) Reflect.defineProperty(globalThis, name, before);
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, variables);
    process.chdir(folder);
  };
}

/**
 * Has Node load test files and what they test, TypeScript as it is, each module once for all test files of a
 * worker. Jest's own way reads a thousand modules anew for every file, which was half the time of the suite.
 * Test files so share what modules keep, and get the process as it was.
 */
class NativeRuntime extends Runtime {
  #noted: Given[1]['global'];
  #putBack = processAsIs();

  constructor(...given: Given) {
    super(...given);
    const [, environment] = given;
    this.#noted = environment.global;
  }

  /** What runs the tests, anew for each file. */
  override requireInternalModule<T>(file: string): T {
    delete require.cache[file];
    return require(file);
  }

  override setGlobalsForRuntime(given: Parameters<Runtime['setGlobalsForRuntime']>[0]): void {
    super.setGlobalsForRuntime(given);
    Object.assign(globalThis, given);
  }

  override async unstable_importModule(file: string): Promise<void> {
    give(this.requireModuleOrMock(file, '@jest/globals'));
    // Silent when Jest is.
    globalThis.console = this.#noted.console;
    // Whoever plays a file again in one process has it loaded again.
    await import(`${pathToFileURL(file)}?${performance.now()}`);
    // What `jest.setTimeout` noted is looked for in the process.
    const limit = Symbol.for('TEST_TIMEOUT_SYMBOL');
    Reflect.set(globalThis, limit, Reflect.get(this.#noted, limit));
  }

  override teardown(): void {
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (ofOneFile.includes(symbol.description ?? '')) Reflect.deleteProperty(globalThis, symbol);
    }
    this.#putBack();
    super.teardown();
  }
}

/** Jest's own for a test file that asks for another environment, such as a page. */
function RuntimeFor(...given: Given): Runtime {
  const [, environment] = given;
  const Chosen = environment instanceof NativeEnvironment ? NativeRuntime : Runtime;
  return new Chosen(...given);
}

// Jest looks for it in the file itself.
export { RuntimeFor as 'module.exports' };
