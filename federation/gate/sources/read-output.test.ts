import { arrowErrors, typeErrors, unusedCode } from './read-output.ts';

test('of what the compiler says each error is one line with its place; long types are cut short', () => {
  const long = 'x'.repeat(250);
  const said = [
    "mf-chat/src/a.tsx(12,3): error TS2322: Type '1' is not assignable to type '2'.",
    "  Types of property 'b' are incompatible.",
    `shared-ui/src/b.ts(7,21): error TS2345: ${long}`,
    'Found 2 errors.',
  ].join('\n');
  const found = (file: string, message: string) => ({
    file,
    problem: { rule: 'types', message, advice: 'make the types fit' },
  });
  expect(typeErrors(said)).toEqual([
    found(
      'mf-chat/src/a.tsx',
      "mf-chat/src/a.tsx:12: Type '1' is not assignable to type '2'. (TS2322)",
    ),
    found('shared-ui/src/b.ts', `shared-ui/src/b.ts:7: ${'x'.repeat(200)}… (TS2345)`),
  ]);
});

test('each import that leads where it may not is said with the file that it stands in', () => {
  const line = 'mf-chat/src/a-b.tsx: mf-members/src/entry.tsx is not for mf-chat';
  expect(arrowErrors(`✗ two arrows\n${line}\n`)).toEqual([
    {
      file: 'mf-chat/src/a-b.tsx',
      problem: { rule: 'arrows', message: line, advice: expect.stringMatching(/shared-state/) },
    },
  ]);
});

test('code that nobody uses is said by line, a file without', () => {
  const issues = [
    { file: 'mf-chat/src/a.ts', exports: [{ name: 'spare', line: 3 }], types: [], owners: 'x' },
    { file: 'mf-chat/src/b.ts', files: [{ name: 'mf-chat/src/b.ts' }] },
  ];
  const said = unusedCode(JSON.stringify({ issues }));
  expect(said.map(({ file, problem }) => [file, problem.message])).toEqual([
    ['mf-chat/src/a.ts', 'mf-chat/src/a.ts:3: spare (exports)'],
    ['mf-chat/src/b.ts', 'mf-chat/src/b.ts: nothing imports it'],
  ]);
  expect(said[0]?.problem).toMatchObject({ rule: 'unused', advice: 'remove it, or use it' });
});
