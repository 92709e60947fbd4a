import { fileURLToPath } from 'node:url';

export default {
  testRunner: 'jest',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner')),
    fileURLToPath(new URL('sample.ts', import.meta.url)),
    fileURLToPath(new URL('told.ts', import.meta.url)),
  ],
  checkers: Number(process.env.MUTATED_SHARE) < 1 ? ['sample'] : [],
  // Which tests run is said by their folder: what is imported late has no relation that Jest would see.
  jest: { configFile: 'tools/mutation/jest.config.mjs', enableFindRelatedTests: false },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  ignoreStatic: process.env.MUTATED_QUICK === 'true',
  concurrency: 2,
  // What a file of tests has loaded, some 70 MB, is let go of only with the process.
  maxTestRunnerReuse: 10,
  // On a machine that has other work; what is late is not noticed.
  timeoutMS: 20_000,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: ['.cache', '.toolchain', '.store', '.data', '.dev', '.keys', 'docs'],
  // Stryker would rewrite it by an interface that TypeScript 7 does not have; nothing is compiled here.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['progress-append-only', 'told', 'json', 'html'],
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
};
