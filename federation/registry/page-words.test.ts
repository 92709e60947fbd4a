import { isWordsFile, wordsFile, wordsKey } from './page-words.ts';
import { shareFile, sharePicture } from './share-picture.ts';

const routeAt = (path: string) =>
  ({ name: 'landers', path, layout: 'lander', guard: 'none' }) as const;

test('the words of a language are in a file of that name, and nothing else is', () => {
  expect(wordsFile('nl')).toBe('document/nl.json');
  expect(isWordsFile(wordsFile('nl'))).toBe(true);
  for (const path of ['document/notes.json', 'x/document/nl.json', 'document/nl.json.br']) {
    expect(isWordsFile(path)).toBe(false);
  }
});

test('pages of one route that have folders differ by those', () => {
  expect(wordsKey(routeAt('/landers/:lander/:slug?'), '/landers/summer/a')).toBe('landers/summer');
  expect(wordsKey(routeAt('/landers'), '/landers')).toBe('landers');
  expect(wordsKey(routeAt('/landers/:lander?'), '/landers')).toBe('landers');
  expect(wordsKey(routeAt('/landers/:lander'), '/elsewhere/at/all')).toBe('landers');
});

test('of the pictures that a page brings the best is shared', () => {
  const file = { integrity: 'sha384-abc', bytes: 1, compressed: 1 };
  const bringing = (...kinds: string[]) => {
    const files = Object.fromEntries(kinds.map((kind) => [shareFile('landers/a', kind), file]));
    return sharePicture({ files }, 'landers/a');
  };
  expect(bringing('webp', 'jpg')).toBe('share/landers/a.jpg');
  expect(bringing('webp')).toBe('share/landers/a.webp');
  expect(bringing('gif')).toBeUndefined();
});
