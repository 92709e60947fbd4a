import { createRequire } from 'node:module';
import suite from '../../jest.config.mjs';

/** Stryker looks into one test environment: that of the project which the folders are in. */
const {
  displayName: _,
  runtime,
  ...project
} = suite.projects.find(({ displayName }) => displayName === process.env.MUTATED_PROJECT);

const here = import.meta.dirname;
// A fault in what a module does once, as it is loaded, wants it loaded again: in Jest's own way.
const isPlain = runtime || project.testEnvironment === 'node';
// By its path: pnpm hides what the root does not ask for by name.
process.env.MUTATED_ENVIRONMENT = isPlain
  ? createRequire(import.meta.url).resolve('jest-environment-node')
  : project.testEnvironment;

export default {
  ...project,
  // A folder's own tests are to notice its faults; those of all others come to the ledger, too.
  roots: process.env.MUTATED_FOLDERS.split(',').map(
    (folder) => `${suite.projects[0].rootDir}/${folder}`,
  ),
  testMatch: process.env.MUTATED_TESTS
    ? process.env.MUTATED_TESTS.split(',').map((name) => `**/${name}.test.{ts,tsx}`)
    : project.testMatch,
  testTimeout: suite.testTimeout,
  testEnvironment: `${here}/jest/bail-environment.ts`,
  runner: `${here}/jest/bail-runner.ts`,
  testSequencer: `${here}/jest/related-files.ts`,
  testPathIgnorePatterns: [
    ...(project.testPathIgnorePatterns ?? ['/node_modules/']),
    // Hundreds of histories for each planted fault; and what they notice is to have a plain test.
    '\\.property\\.test\\.',
    // The compiler would look at what is not ours to judge: Stryker's copy, with faults and without types.
    '/gate/sources/source-problems\\.test\\.',
  ],
};
