import { manifestOf, releaseOf } from '../../testing/releases.ts';
import { budgetProblems } from './budgets.ts';

const size = (compressed: number) => ({ integrity: 'sha384-abc', bytes: compressed, compressed });
const budget = { entry: 100, route: 100, css: 100, texts: 100 };

function weighing(parts: { entry?: number; route?: number; css?: number; texts?: number }) {
  const { entry = 1, route = 1, css = 1, texts = 1 } = parts;
  return releaseOf('a', {
    manifest: manifestOf({ budget }),
    files: {
      'entry.js': size(entry),
      'route.js': size(route),
      'route.css': size(css),
      'texts/en.json': size(texts),
      'texts/nl.json': size(1),
    },
  });
}

test('a release within its budget is fine, to the byte', () => {
  expect(budgetProblems(weighing({ entry: 100, route: 100, css: 100, texts: 100 }))).toEqual([]);
});

test.each(['entry', 'route', 'css', 'texts'] as const)('too much %s is refused', (part) => {
  const problems = budgetProblems(weighing({ [part]: 101 }));
  expect(problems.map(({ message }) => message)).toEqual([
    `${part} weighs 101 bytes compressed, its budget is 100`,
  ]);
});

test('a picture may weigh 200,000 bytes and not one more, whatever the budget', () => {
  const withPicture = (bytes: number) => {
    const release = weighing({});
    return { ...release, files: { ...release.files, 'media/beach.1a2b3c4d.webp': size(bytes) } };
  };
  expect(budgetProblems(withPicture(200_000))).toEqual([]);
  expect(budgetProblems(withPicture(200_001))).toMatchObject([
    {
      rule: 'budget',
      message: 'media/beach.1a2b3c4d.webp weighs 200001 bytes, a picture may weigh 200000',
    },
  ]);
});

test('the shell has a budget as well', () => {
  const shell = (entry: number) => ({ ...weighing({ entry }), manifest: undefined });
  expect(budgetProblems(shell(100_000))).toEqual([]);
  expect(budgetProblems(shell(250_000))).toMatchObject([
    { rule: 'budget', advice: expect.stringContaining('raise budget.entry of the shell and say') },
  ]);
});

test('a route weighs what its scripts do; its styles count by themselves', () => {
  const release = weighing({ route: 60, css: 60 });
  const withStyles = { ...release, preload: { chats: ['route.js', 'route.css'] } };
  expect(budgetProblems(withStyles)).toEqual([]);
  const both = { ...release, preload: { chats: ['route.js', 'entry.js'] } };
  expect(budgetProblems({ ...both, files: { ...release.files, 'entry.js': size(60) } })).toEqual([
    {
      rule: 'budget',
      message: 'route weighs 120 bytes compressed, its budget is 100',
      advice: expect.stringContaining('raise budget.route in remote.json and say'),
    },
  ]);
});
