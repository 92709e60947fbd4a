import { releaseOf } from '../../testing/releases.ts';
import { uncheckedFiles } from './checked-files.ts';

const hash = 'ab+/'.repeat(16);
const named = 'ab-_'.repeat(16);

function problemsOf(path: string, integrity = `sha384-${hash}`): string[] {
  const release = releaseOf('a');
  const files = { ...release.files, [path]: { integrity, bytes: 1, compressed: 1 } };
  return uncheckedFiles({ ...release, files }).map(({ message }) => message);
}

test.each([
  'lander.js',
  'lander.css',
  'media/wall.webp',
  'document/nl.json',
  'document/draw.cjs',
  'mf-manifest.json',
  'texts/languages.json',
  `texts/${named}.json`,
])('%s is fine', (path) => expect(problemsOf(path)).toEqual([]));

test.each([
  'terms.json',
  'texts/pl.json',
  'document/notes.json',
  'document/pages-service.nl.html',
  'document/other.cjs',
  'notes.txt',
])('nothing checks %s', (path) => {
  expect(problemsOf(path)).toEqual([`nothing checks what is in ${path}`]);
});

test('a name that is the hash of something else is none', () => {
  expect(problemsOf(`texts/${named}.json`, 'sha384-other')).toHaveLength(1);
});
