import { createRequire } from 'node:module';

/** What is used here of Jest's environments, which have no types where only `jest` is installed. */
interface TestEvent {
  name: string;
  test: { errors: unknown[]; mode?: string; timeout?: number };
}
declare class Environment {
  handleTestEvent?(event: TestEvent, state: object): Promise<void> | void;
}

/** Milliseconds that a test waits for what never comes. Hooks have longer, who start a whole API on a busy machine. */
const patience = 20_000;

/** The environment that the project has without planted faults, by its path. */
const { default: Base } = createRequire(import.meta.url)(process.env.MUTATED_ENVIRONMENT ?? '') as {
  default: typeof Environment;
};

/** Skips what is left of a file once a test of it has failed: each may wait for what never comes. */
export default class BailEnvironment extends Base {
  #hasFailed = false;

  override async handleTestEvent(event: TestEvent, state: object): Promise<void> {
    await super.handleTestEvent?.(event, state);
    if (event.name === 'test_done') this.#hasFailed ||= event.test.errors.length > 0;
    if (event.name !== 'test_start') return;
    event.test.timeout ??= patience;
    if (this.#hasFailed) event.test.mode = 'skip';
  }
}
