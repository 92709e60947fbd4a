import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

/** Mocks and timers of the process itself, in which native-runtime.ts loads tests and what they test. */
export default class NativeEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given */
  constructor(...given) {
    super(...given);
    const [{ projectConfig }] = given;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.moduleMocker = new ModuleMocker(globalThis);
  }

  /** What a test file has left mocked would be so for those after it. */
  async teardown() {
    this.moduleMocker?.restoreAllMocks();
    await super.teardown();
  }
}
