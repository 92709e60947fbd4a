type Globals = typeof import('@jest/globals');

// What test files import from `@jest/globals` where native-runtime.ts loads them: of the file that runs.
export let afterAll: Globals['afterAll'];
export let afterEach: Globals['afterEach'];
export let beforeAll: Globals['beforeAll'];
export let beforeEach: Globals['beforeEach'];
export let describe: Globals['describe'];
export let expect: Globals['expect'];
export let it: Globals['it'];
export let jest: Globals['jest'];
export let test: Globals['test'];

/** All of it, for the test file that comes next. */
export function give(all: Globals): void {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = all);
}
