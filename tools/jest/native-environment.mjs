import { TestEnvironment } from 'jest-environment-node';

/** Mocks and timers of the process itself, in which native-runtime.mjs loads tests and what they test. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const timers = { config: config.projectConfig, global: globalThis };
    this.fakeTimersModern = new this.fakeTimersModern.constructor(timers);
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
  }

  /** What a test file has left mocked would be so for those after it. */
  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
  }
}
