import { floorProblems } from './floor-problems.ts';

const floors = { 'api/src': ['main testing', 'chat likes', 'ties', 'platform'] };

const problems = (files: Record<string, string>) =>
  floorProblems(new Map(Object.entries(files)), floors);

test('an arrow down is fine, over any number of floors', () => {
  const source = `import { a } from '../platform/a.ts'; import { b } from './b.ts';`;
  expect(
    problems({ 'api/src/chat/a.ts': source, 'api/src/chat/b.ts': '', 'api/src/platform/a.ts': '' }),
  ).toEqual([]);
});

test('an arrow up is refused, also one of types or of an augmentation', () => {
  for (const source of [
    `import { lock } from '../chat/a.ts';`,
    `import type { Chat } from '../chat/a.ts';`,
    `export { lock } from '../chat/a.ts';`,
    `declare module '../chat/a.ts' {}`,
  ]) {
    expect(problems({ 'api/src/ties/pair.ts': source, 'api/src/chat/a.ts': '' })).toEqual([
      'api/src/ties/pair.ts: ties may not use chat (api/src/chat/a.ts)',
    ]);
  }
});

test('neighbours on one floor do not know each other', () => {
  const files = { 'api/src/chat/a.ts': `import '../likes/b.ts';`, 'api/src/likes/b.ts': '' };
  expect(problems(files)).toHaveLength(1);
});

test('a test stands on the roof, and nothing uses what stands there', () => {
  const helper = { 'api/src/testing/app.ts': '' };
  const source = `import { app } from '../testing/app.ts';`;
  expect(problems({ ...helper, 'api/src/chat/a.test.ts': source })).toEqual([]);
  expect(problems({ ...helper, 'api/src/chat/a.ts': source })).toHaveLength(1);
});

test('what stands on no floor is named once', () => {
  expect(problems({ 'api/src/cellar/a.ts': '', 'api/src/cellar/b.ts': '' })).toEqual([
    'api/src/cellar stands on no floor',
  ]);
});

test('folders without floors are left alone', () => {
  expect(problems({ 'demo/src/a/a.ts': `import '../b/b.ts';`, 'demo/src/b/b.ts': '' })).toEqual([]);
});
