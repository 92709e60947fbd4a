import { mixtures, pairings, type Row, titleOf } from './pairings.ts';

const remotes = ['account', 'auth', 'chat', 'landers', 'members', 'payments'].map(
  (name) => `mf-${name}`,
);
const all = ['shell', ...remotes];

/** "new with old" for all packages that stand beside each other. */
function met(rows: Row[], packages: string[]): Set<string> {
  const pairs = rows
    .filter(({ failing }) => failing.length === 0)
    .flatMap(({ old }) =>
      packages
        .filter((name) => !old.includes(name))
        .flatMap((name) => old.map((other) => `${name} ${other}`)),
    );
  return new Set(pairs);
}

test.each([1, 2, 3, 4, 5, 6, 7, 10, 11, 20])('%i names meet in every order', (count) => {
  const names = Array.from({ length: count }, (_, index) => `mf-${index}`);
  const rows = mixtures(names).map((old) => ({ old, failing: [] }));
  expect(met(rows, names).size).toBe(count * (count - 1));
  for (const name of names) expect(rows.some(({ old }) => old.includes(name))).toBe(true);
});

test('six remotes and a shell need eight rows', () => {
  const rows = pairings(all);
  expect(rows).toHaveLength(8);
  expect(met(rows, all).size).toBe(7 * 6);
  expect(rows).toContainEqual({ old: ['shell'], failing: [] });
  expect(rows).toContainEqual({ old: remotes, failing: [] });
  expect(rows).toContainEqual({ old: [], failing: remotes });
  expect(rows).toContainEqual({ old: ['shell'], failing: remotes });
  expect(new Set(rows.map((row) => titleOf(row, all))).size).toBe(8);
});

test('what did not change makes no rows', () => {
  expect(pairings([])).toEqual([]);
  expect(pairings(['shell'])).toEqual([{ old: ['shell'], failing: [] }]);
  expect(pairings(['mf-chat'])).toEqual([
    { old: ['mf-chat'], failing: [] },
    { old: [], failing: ['mf-chat'] },
  ]);
  expect(pairings(['shell', 'mf-chat'])).toEqual([
    { old: ['shell'], failing: [] },
    { old: ['mf-chat'], failing: [] },
    { old: [], failing: ['mf-chat'] },
    { old: ['shell'], failing: ['mf-chat'] },
  ]);
});

test('a row says what meets what', () => {
  const title = (old: string[], failing: string[] = []) => titleOf({ old, failing }, all);
  expect(title(['shell'])).toBe('old shell; new all remotes');
  expect(title(remotes)).toBe('old all remotes; new shell');
  expect(title(remotes.slice(1))).toBe(
    'old mf-auth, mf-chat, mf-landers, mf-members, mf-payments; new mf-account, shell',
  );
  expect(title(['shell'], remotes)).toBe('old shell, new remotes fail, old ones take their place');
  expect(titleOf({ old: ['mf-chat'], failing: [] }, ['mf-chat'])).toBe('old mf-chat');
});
