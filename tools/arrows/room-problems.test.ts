import { roomProblems } from './room-problems.ts';

const room = (name: string, dependencies: Record<string, string>, source = '') => ({
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
  expect(roomProblems(room('mf-chat', dependencies))).toEqual([]);
  expect(roomProblems(room('mf-chat', { '@afterglow/mf-members': 'workspace:*' }))).toEqual([
    'mf-chat/package.json: mf-chat may not depend on mf-members',
  ]);
  expect(roomProblems(room('shared-ui', { '@afterglow/shell': 'workspace:*' }))).toHaveLength(1);
});

test('a relative import stays in its room', () => {
  const inside = `import { a } from '../src/b.ts'; const c = () => import('./c.ts');`;
  expect(roomProblems(room('api', {}, inside))).toEqual([]);
  expect(roomProblems(room('api', {}, `import { a } from '../../demo/src/a.ts';`))).toEqual([
    "api/src/a.ts: leaves its room for demo/src/a.ts; import it by its package's name",
  ]);
  expect(roomProblems(room('api', {}, `await import('../../shell/src/a.ts');`))).toHaveLength(1);
});

test('a room nobody has drawn arrows for is refused', () => {
  expect(() => roomProblems(room('annex', {}))).toThrow('annex');
});
