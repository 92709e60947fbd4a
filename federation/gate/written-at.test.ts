import { writtenAt } from './written-at.ts';

const map = (source: string) =>
  JSON.stringify({
    version: 3,
    sources: [source],
    names: [],
    // The first column of the first line, and the fifth, stand in lines 1 and 3.
    mappings: 'AAAA,IAEA',
  });

test('a place of a built file is told as the line that was written', () => {
  const at = writtenAt(map('mf-chat/src/list.tsx'));
  expect(at(1, 2)).toBe('mf-chat/src/list.tsx:1');
  expect(at(1, 9)).toBe('mf-chat/src/list.tsx:3');
});

test('a place of a library is told without the way to it', () => {
  const at = writtenAt(map('node_modules/.pnpm/crop@6/node_modules/crop/crop.css'));
  expect(at(1, 1)).toBe('crop/crop.css:1');
});

test.each(['*', '**'])('a second module of a file is that file: %s', (stars) => {
  expect(writtenAt(map(`mf-chat/src/list.tsx${stars}`))(1, 1)).toBe('mf-chat/src/list.tsx:1');
});

test('without a map nobody knows', () => {
  expect(writtenAt(undefined)(1, 1)).toBeUndefined();
});
