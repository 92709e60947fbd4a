import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { copyOfSources } from '../../testing/copy.ts';
import { removeFolders } from '../../testing/folder.ts';
import type { Problem } from '../problem.ts';

afterAll(removeFolders);
jest.setTimeout(120_000);

const copy = copyOfSources();

function problemsWith(
  changes: Parameters<typeof copy.edit>[0],
  names: string[],
): Record<string, Problem[]> {
  const undo = copy.edit(changes);
  const asked = `Object.fromEntries(await it.sourceProblems(${JSON.stringify(names)}))`;
  const problems = copy.ask<Record<string, Problem[]>>('gate/sources/source-problems.ts', asked);
  undo();
  return problems;
}

const entry = 'mf-account/src/entry.tsx';
const plus = (added: string) => (text: string) => `${text}\n${added}\n`;

test('sources as they are pass', () => {
  expect(problemsWith({ [entry]: plus('') }, ['mf-account', 'mf-chat'])).toEqual({
    'mf-account': [],
    'mf-chat': [],
  });
});

test('what a compile that was cut short left behind is no fault of the package', () => {
  expect(problemsWith({ [entry]: plus('// now') }, ['mf-account'])).toEqual({ 'mf-account': [] });
  rmSync(join(copy.root, '.cache/types/shared-ui/src/testing/draw-pieces.d.ts'));
  expect(problemsWith({ [entry]: plus('// then') }, ['mf-account'])).toEqual({ 'mf-account': [] });
});

test('an edit that is saved while the compiler is at work is looked at by the next one', () => {
  const begun = Date.now();
  expect(problemsWith({ [entry]: plus('// later') }, ['mf-account'])).toEqual({ 'mf-account': [] });
  const notes = join(copy.root, '.cache/types/mf-account.tsbuildinfo');
  // Noted a second at least after it began, were it not dated back.
  expect(statSync(notes).mtimeMs - begun).toBeLessThan(statSync(notes).ctimeMs - begun - 100);
});

test('a type that does not fit is one line with its place, for its own package alone', () => {
  const problems = problemsWith({ [entry]: plus("const n: number = '1';\nvoid n;") }, [
    'mf-account',
    'mf-chat',
  ]);
  const message = expect.stringMatching(/^mf-account\/src\/entry\.tsx:\d+: Type .+ \(TS2322\)$/);
  expect(problems).toEqual({
    'mf-account': [{ rule: 'types', message, advice: 'make the types fit' }],
    'mf-chat': [],
  });
});

test('an import of another remote is refused, and only that is said', () => {
  const { 'mf-account': problems } = problemsWith(
    { [entry]: plus("import '../../mf-members/src/entry.tsx';") },
    ['mf-account'],
  );
  const message = expect.stringMatching(/^mf-account\/src\/entry\.tsx: .+mf-members\/src\/entry/);
  expect(problems).toEqual([{ rule: 'arrows', message, advice: expect.any(String) }]);
});

test('code that nobody uses is refused', () => {
  const file = 'mf-account/src/features/autosave/autosave.ts';
  const { 'mf-account': problems } = problemsWith({ [file]: plus('export const spare = 1;') }, [
    'mf-account',
  ]);
  const message = expect.stringMatching(
    /^mf-account\/src\/features\/.+\.ts:\d+: spare \(exports\)$/,
  );
  expect(problems).toEqual([{ rule: 'unused', message, advice: 'remove it, or use it' }]);
});

test('what is wrong in a package they share is said of each', () => {
  const shared = { 'shared-ui/src/cx.ts': plus("const n: number = '1';\nvoid n;") };
  const { 'mf-account': account, 'mf-chat': chat } = problemsWith(shared, [
    'mf-account',
    'mf-chat',
  ]);
  expect(account).toEqual(chat);
  expect(account).toMatchObject([{ rule: 'types', message: expect.stringMatching(/^shared-ui/) }]);
});

test('of many problems of one kind the first are told, and how many more there are', () => {
  const wrong = Array.from({ length: 9 }, (_, n) => `const n${n}: number = '';\nvoid n${n};`);
  const { 'mf-account': problems = [] } = problemsWith({ [entry]: plus(wrong.join('\n')) }, [
    'mf-account',
  ]);
  expect(problems).toHaveLength(5);
  expect(problems.at(-1)?.message).toMatch(/, and 4 more$/);
});

test('a tool that does not run is no pass', () => {
  const { 'mf-account': problems } = problemsWith({ 'knip.json': () => '{' }, ['mf-account']);
  expect(problems).toMatchObject([
    { rule: 'unused', message: expect.stringMatching(/^could not be judged: /) },
  ]);
});
