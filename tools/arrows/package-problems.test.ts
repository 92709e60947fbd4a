import { packageProblems } from './package-problems.ts';

const packageOf = (name: string, dependencies: Record<string, string>, source = '') => ({
  name,
  manifest: { dependencies },
  sources: new Map([[`${name}/src/a.ts`, source]]),
});

test('a remote may use shared-ui and shared-state, never another remote or the shell', () => {
  const dependencies = {
    '@afterglow/shared-ui': 'workspace:*',
    '@afterglow/shared-state': 'workspace:*',
    react: 'catalog:',
  };
  expect(packageProblems(packageOf('mf-chat', dependencies))).toEqual([]);
  expect(packageProblems(packageOf('mf-chat', { '@afterglow/mf-members': 'workspace:*' }))).toEqual(
    ['mf-chat/package.json: mf-chat may not depend on mf-members'],
  );
  expect(
    packageProblems(packageOf('shared-ui', { '@afterglow/shell': 'workspace:*' })),
  ).toHaveLength(1);
});

test('of federation a remote may use what is made for remotes, and that alone may use shared-ui', () => {
  const dependencies = { '@afterglow/federation': 'workspace:*' };
  const importing = (path: string) => `import { a } from '@afterglow/${path}';`;
  const remote = (path: string) =>
    packageProblems(packageOf('mf-chat', dependencies, importing(path)));
  expect(remote('federation/remote/define-slot')).toEqual([]);
  expect(remote('federation/loader/runtime')).toEqual([
    'mf-chat/src/a.ts: may not use federation/loader/runtime',
  ]);
  const inFederation = (file: string) =>
    packageProblems({
      name: 'federation',
      manifest: { dependencies: { '@afterglow/shared-ui': 'workspace:*' } },
      sources: new Map([[file, importing('shared-ui/router')]]),
    });
  expect(inFederation('federation/remote/a.tsx')).toEqual([]);
  expect(inFederation('federation/loader/a.ts')).toEqual([
    'federation/loader/a.ts: may not use shared-ui/router',
  ]);
});

test('an import by name follows the arrows in whatever form; a package may name itself', () => {
  const link = `import { Link } from '@afterglow/shared-ui/router';`;
  expect(packageProblems(packageOf('shared-ui', {}, link))).toEqual([]);
  expect(packageProblems(packageOf('gateway', {}, link))).toHaveLength(1);
  for (const source of [
    `import '@afterglow/shell/main';`,
    `export type { A } from '@afterglow/shell/a';`,
    `const load = () => import('@afterglow/shell/a');`,
    `declare module '@afterglow/shell/a' {}`,
    `@use '@afterglow/shell/styles';`,
  ]) {
    expect(packageProblems(packageOf('mf-chat', {}, source))).toHaveLength(1);
  }
});

test('a relative import stays in its package', () => {
  const inside = `import { a } from '../src/b.ts'; const c = () => import('./c.ts');`;
  expect(packageProblems(packageOf('api', {}, inside))).toEqual([]);
  expect(packageProblems(packageOf('api', {}, `import { a } from '../../demo/src/a.ts';`))).toEqual(
    ["api/src/a.ts: leaves its package for demo/src/a.ts; import that by its package's name"],
  );
  expect(
    packageProblems(packageOf('api', {}, `await import('../../shell/src/a.ts');`)),
  ).toHaveLength(1);
});

test('a package nobody has drawn arrows for is refused', () => {
  expect(() => packageProblems(packageOf('annex', {}))).toThrow('annex');
});

test('what exists once in the page is imported by its name, also next door', () => {
  const inSharedUi = (source: string) =>
    packageProblems({
      name: 'shared-ui',
      manifest: {},
      sources: new Map([['shared-ui/src/mail/use-token.ts', source]]),
    });
  expect(inSharedUi(`import { useNavigate } from '../router/router.ts';`)).toEqual([
    'shared-ui/src/mail/use-token.ts: a remote would have its own shared-ui/src/router/router.ts; import that by its name',
  ]);
  expect(inSharedUi(`import { useNavigate } from '@afterglow/shared-ui/router';`)).toEqual([]);
});
