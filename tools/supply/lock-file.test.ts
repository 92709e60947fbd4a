import { expect, it } from '@jest/globals';
import { lockFileProblems } from './lock-file.ts';

const hash = 'sha512-Zm9v+bar/baz==';
const lock = (specifier: string, resolution: string) => `lockfileVersion: '9.0'

importers:

  api:
    dependencies:
      sharp:
        specifier: ${specifier}
        version: 0.35.5

packages:

  sharp@0.35.5:
    resolution: ${resolution}
    engines: {node: '>=20'}
`;

it('takes packages of the registry, by hash, and our own', () => {
  expect(lockFileProblems(lock("'catalog:'", `{integrity: ${hash}}`))).toEqual([]);
  expect(lockFileProblems(lock('workspace:*', `{integrity: ${hash}}`))).toEqual([]);
});

it.each([
  '{tarball: https://example.com/sharp.tgz}',
  `{integrity: ${hash}, tarball: https://example.com/sharp.tgz}`,
  '{commit: 0123abc, repo: https://example.com/sharp.git, type: git}',
  '{directory: ../sharp, type: directory}',
  '{integrity: sha1-Zm9v}',
])('refuses %s [S112]', (resolution) => {
  expect(lockFileProblems(lock("'catalog:'", resolution))).toEqual([
    expect.stringContaining('sharp@0.35.5 is not held by a hash alone'),
  ]);
});

it.each(['github:lovell/sharp', 'git+ssh://git@example.com/sharp.git', 'https://a.b/sharp.tgz'])(
  'refuses a package that is wanted as %s',
  (specifier) => {
    expect(lockFileProblems(lock(specifier, `{integrity: ${hash}}`))).toEqual([
      expect.stringContaining(`wants ${specifier}`),
    ]);
  },
);
