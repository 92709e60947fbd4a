/** What test files import from `@jest/globals` where native-runtime.mjs loads them: of the file that runs. */
export let afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test;

/** All of it, for the test file that comes next. */
export function give(all) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = all);
}
