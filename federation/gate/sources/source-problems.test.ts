import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { copyOfSources } from '../../testing/copy.ts';
import { removeFolders } from '../../testing/folder.ts';
import type { Problem } from '../problem.ts';

afterAll(removeFolders);
jest.setTimeout(120_000);

const copy = copyOfSources();

async function problemsWith(
  changes: Parameters<typeof copy.edit>[0],
  names: string[],
): Promise<Record<string, Problem[]>> {
  const { sourceProblems } = await copy.load<typeof import('./source-problems.ts')>(
    'gate/sources/source-problems.ts',
  );
  const undo = copy.edit(changes);
  const problems = await sourceProblems(names);
  undo();
  return Object.fromEntries(problems);
}

const entry = 'mf-account/src/entry.tsx';
const plus = (added: string) => (text: string) => `${text}\n${added}\n`;

test('sources as they are pass, and an edit that is saved meanwhile is looked at by the next one', async () => {
  const begun = Date.now();
  expect(await problemsWith({ [entry]: plus('') }, ['mf-account', 'mf-chat'])).toEqual({
    'mf-account': [],
    'mf-chat': [],
  });
  const notes = join(copy.root, '.cache/types/mf-account.tsbuildinfo');
  // Noted a moment at least after it began, were it not dated back.
  expect(statSync(notes).mtimeMs - begun).toBeLessThan(statSync(notes).ctimeMs - begun - 100);
});

test('what a compile that was cut short left behind is no fault of the package', async () => {
  const file = join(copy.root, '.cache/types/shared-ui/src/testing/draw-pieces.d.ts');
  if (!existsSync(file)) await problemsWith({ [entry]: plus('// now') }, ['mf-account']);
  rmSync(file);
  expect(await problemsWith({ [entry]: plus('// then') }, ['mf-account'])).toEqual({
    'mf-account': [],
  });
});

const fault = "const n: number = '1';\nvoid n;";

test('a type that does not fit is one line with its place, for its own package alone; of many the first are told', async () => {
  const many = Array.from({ length: 9 }, (_, n) => fault.replaceAll(/\bn\b/g, `n${n}`));
  const { 'mf-account': one, 'mf-chat': others = [] } = await problemsWith(
    { [entry]: plus(fault), 'mf-chat/src/entry.tsx': plus(many.join('\n')) },
    ['mf-account', 'mf-chat'],
  );
  const message = expect.stringMatching(/^mf-account\/src\/entry\.tsx:\d+: Type .+ \(TS2322\)$/);
  expect(one).toEqual([{ rule: 'types', message, advice: 'make the types fit' }]);
  expect(others).toHaveLength(5);
  expect(others.at(0)?.message).toMatch(/^mf-chat\/src\/entry\.tsx:/);
  expect(others.at(-1)?.message).toMatch(/, and 4 more$/);
});

test('an import of another remote is refused, and only that is said; so is code that nobody uses', async () => {
  const { 'mf-account': straying, 'mf-chat': spare } = await problemsWith(
    {
      [entry]: plus("import '../../mf-members/src/entry.tsx';"),
      'mf-chat/src/features/composer/use-draft.ts': plus('export const spare = 1;'),
    },
    ['mf-account', 'mf-chat'],
  );
  const led = expect.stringMatching(/^mf-account\/src\/entry\.tsx: .+mf-members\/src\/entry/);
  expect(straying).toEqual([{ rule: 'arrows', message: led, advice: expect.any(String) }]);
  const unused = expect.stringMatching(/^mf-chat\/src\/features\/.+\.ts:\d+: spare \(exports\)$/);
  expect(spare).toEqual([{ rule: 'unused', message: unused, advice: 'remove it, or use it' }]);
});

test('what is wrong in a package they share is said of each', async () => {
  const shared = { 'shared-ui/src/cx.ts': plus(fault) };
  const { 'mf-account': account, 'mf-chat': chat } = await problemsWith(shared, [
    'mf-account',
    'mf-chat',
  ]);
  expect(account).toEqual(chat);
  expect(account).toMatchObject([{ rule: 'types', message: expect.stringMatching(/^shared-ui/) }]);
});

test('a tool that does not run is no pass', async () => {
  const { 'mf-account': problems } = await problemsWith({ 'knip.json': () => '{' }, ['mf-account']);
  expect(problems).toMatchObject([
    { rule: 'unused', message: expect.stringMatching(/^could not be judged: /) },
  ]);
});
