import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../setup/paths.mjs';

const here = import.meta.dirname;
const inOrder = `module.exports = class {
  sort(tests) { return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1)); }
  shard(tests) { return tests; }
  cacheResults() {}
};`;

/** Test files that one process runs one after the other, and what is to become of each. */
const files: [name: string, becomes: 'passed' | 'failed', source: string][] = [
  ['01-own-limit', 'failed', 'jest.setTimeout(100); test("hangs", () => new Promise(() => {}));'],
  ['02-usual-limit', 'passed', 'test("takes longer", () => sleep(300));'],
  [
    '03-late',
    'failed',
    'test("one", () => void setTimeout(() => fail(), 10)); test("two", () => sleep(50));',
  ],
  [
    '04-rejects',
    'failed',
    'test("one", async () => { void Promise.reject(new Error("lost")); await sleep(10); });',
  ],
  [
    '05-awaits-nothing',
    'failed',
    'test("one", async () => { void expect(Promise.resolve(1)).resolves.toBe(2); await sleep(10); });',
  ],
  ['06-throws', 'failed', 'fail(); test("one", () => {});'],
  ['07-afterwards', 'failed', 'afterAll(() => fail()); test("one", () => {});'],
  [
    '08-leaves',
    'passed',
    `test("one", () => {
    jest.spyOn(Date, "now").mockReturnValue(5);
    jest.useFakeTimers();
    globalThis.fetch = undefined;
    process.env.LEFT = "1";
    process.chdir("/");
  });`,
  ],
  [
    '09-finds',
    'passed',
    `test("one", async () => {
    expect([Date.now() > 5, typeof fetch, process.env.LEFT]).toEqual([true, "function", undefined]);
    expect(process.cwd()).not.toBe("/");
    await sleep(10);
  });`,
  ],
];

test('what is wrong in a test file fails there, and leaves the next as it would be alone', async () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/native-'));
  const head = `import { afterAll, expect, jest, test } from '@jest/globals';
    const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
    const fail = () => { throw new Error('on purpose'); };\n`;
  for (const [name, , source] of files) writeFileSync(join(folder, `${name}.ts`), head + source);
  writeFileSync(join(folder, 'in-order.cjs'), inOrder);
  const config = {
    ...{ rootDir: folder, testMatch: ['**/*.ts'], extensionsToTreatAsEsm: ['.ts'], transform: {} },
    runtime: join(here, 'native-runtime.ts'),
    testEnvironment: join(here, 'native-environment.mjs'),
    testSequencer: join(folder, 'in-order.cjs'),
  };
  const report = join(folder, 'report.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const told = ['--runInBand', '--silent', '--json', `--outputFile=${report}`];
  const args = [jest, `--config=${JSON.stringify(config)}`, ...told];
  const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
  await new Promise((ended) => execFile(process.execPath, args, { cwd: root, env }, ended));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  const became = testResults.map(({ name, status }: { name: string; status: string }) => [
    basename(name, '.ts'),
    status,
  ]);
  expect(became.sort()).toEqual(files.map(([name, becomes]) => [name, becomes]));
});
