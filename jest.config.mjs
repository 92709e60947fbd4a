import { globSync } from 'node:fs';

const rootDir = import.meta.dirname;

/** What every project has in common: native ES modules, TypeScript by swc, imports with extension. */
const common = {
  rootDir,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      `${rootDir}/tools/jest/transform.ts`,
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  cacheDirectory: `${rootDir}/.cache/jest`,
};

const styles = {
  '\\.module\\.scss$': `${rootDir}/tools/jest/css-module.mjs`,
  '\\.(css|scss|svg|png|webp|mp4|woff2)$': `${rootDir}/tools/jest/asset.mjs`,
};

/** What runs on a server is loaded by Node itself (why is in native-runtime.ts). */
const native = {
  testEnvironment: `${rootDir}/tools/jest/native-environment.mjs`,
  runtime: `${rootDir}/tools/jest/native-runtime.ts`,
};

/** Where pages are drawn there is no browser. */
const drawn = 'first-look.test.tsx';

const folders = (...patterns) =>
  globSync(patterns, { cwd: rootDir }).map((name) => `${rootDir}/${name}`);

export default {
  // Two cores; and module registries of native ES modules are let go of only with their process.
  maxWorkers: 2,
  workerIdleMemoryLimit: '800MB',
  // A test that hangs ends; one on a busy machine may take its time.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'dom',
      roots: folders(
        'shared-ui',
        'shared-state',
        'shell',
        'mf-*',
        'federation/remote',
        'tools/template',
      ),
      testPathIgnorePatterns: ['/node_modules/', drawn],
      testEnvironment: `${rootDir}/tools/jest/browser-environment.mjs`,
      setupFilesAfterEnv: [`${rootDir}/tools/jest/browser-setup.ts`],
      moduleNameMapper: styles,
    },
    {
      ...common,
      displayName: 'drawn',
      roots: folders('shell', 'mf-*', 'federation/remote'),
      testMatch: [`**/*${drawn}`],
      testEnvironment: 'node',
      moduleNameMapper: styles,
    },
    {
      ...common,
      ...native,
      displayName: 'node',
      roots: folders('federation', 'gateway', 'demo', 'tools'),
      testPathIgnorePatterns: ['/node_modules/', '/federation/remote/', '/tools/template/'],
    },
    {
      ...common,
      ...native,
      displayName: 'api',
      roots: folders('api'),
      globalSetup: `${rootDir}/api/src/testing/global-setup.ts`,
    },
  ],
};
