import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is read here of Jest's settings and results. */
interface Settings {
  rootDir: string;
  testNamePattern?: string;
}
interface TestFile {
  path: string;
}
interface FileResult {
  testFilePath: string;
  perfStats: { runtime: number };
  testResults: { fullName: string }[];
}

/** How long a file of tests took without a fault, in milliseconds, and the full names of its tests. */
type Known = Record<string, { runtime: number; names: string[] }>;

/**
 * A sequencer of Jest's. Stryker says by their names which tests come to a fault; Jest would load
 * all files for that and skip the other tests. So only files with such a test run, the quickest first.
 */
export default class RelatedFiles {
  readonly #known: string;
  readonly #names: RegExp | undefined;

  constructor({ globalConfig }: { globalConfig: Settings }) {
    this.#known = join(globalConfig.rootDir, '.cache/mutation/known-tests.json');
    if (globalConfig.testNamePattern) this.#names = new RegExp(globalConfig.testNamePattern, 'i');
  }

  sort<T extends TestFile>(files: T[]): T[] {
    const wanted = this.#names;
    if (!wanted) return files;
    const known = JSON.parse(readFileSync(this.#known, 'utf8')) as Known;
    const runtime = ({ path }: T) => known[path]?.runtime ?? 0;
    return files
      .filter(({ path }) => known[path]?.names.some((name) => wanted.test(name)))
      .sort((one, other) => runtime(one) - runtime(other));
  }

  /** The first run, without a fault, has all tests. */
  cacheResults(_files: TestFile[], { testResults }: { testResults: FileResult[] }): void {
    if (process.env.__STRYKER_ACTIVE_MUTANT__) return;
    const entries = testResults.map(
      ({ testFilePath, perfStats: { runtime }, testResults: tests }) =>
        [testFilePath, { runtime, names: tests.map(({ fullName }) => fullName) }] as const,
    );
    mkdirSync(dirname(this.#known), { recursive: true });
    writeFileSync(this.#known, JSON.stringify(Object.fromEntries(entries)));
  }
}
