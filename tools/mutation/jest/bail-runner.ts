import { createRequire } from 'node:module';

/** What is used here of Jest's own runner, which has no types where only `jest` is installed. */
interface Watcher {
  setState(state: { interrupted: boolean }): Promise<void>;
}
type FileResult = [file: object, result: { numFailingTests: number }];
declare class JestRunner {
  runTests(files: object[], watcher: Watcher, options: object): Promise<void>;
  on(event: 'test-file-success', listener: (result: FileResult) => void): () => void;
}

/** pnpm hides what the root does not ask for by name. */
const beside = (module: string, from: string) => createRequire(from).resolve(module);
const core = beside('@jest/core', beside('jest', import.meta.filename));
const { default: Runner } = createRequire(core)('jest-runner') as { default: typeof JestRunner };

/** Runs no further file once a test has failed: the fault is noticed. Jest's own `bail` would end the process. */
export default class BailRunner extends Runner {
  override runTests(files: object[], watcher: Watcher, options: object): Promise<void> {
    // Jest listens first, and has taken the result by then.
    this.on('test-file-success', ([, { numFailingTests }]) => {
      if (numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    return super.runTests(files, watcher, options);
  }
}
