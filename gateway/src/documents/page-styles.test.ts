import { releaseOf } from '@afterglow/federation/testing/releases';
import { byHash } from '../headers/content-security-policy.ts';
import { pageStyles } from './page-styles.ts';

const release = releaseOf('b', { name: 'mf-landers' });
const code = (...paths: string[]) => paths.map((path) => ({ release, path }));
const base = '/assets/mf-landers/bbbbbbbbbbbb/';

function reading(files: Record<string, string>) {
  const read: string[] = [];
  const stylesOf = pageStyles(async (_, path) => {
    read.push(path);
    return files[path];
  });
  return { stylesOf, read };
}

test('of the files of a page its stylesheets are read, once, and let in by what they say', async () => {
  const { stylesOf, read } = reading({ 'route.css': '.a{}', 'entry.js': 'run()' });
  const style = { url: `${base}route.css`, css: '.a{}', source: byHash('.a{}') };
  expect(await stylesOf(code('entry.js', 'route.css'))).toEqual([style]);
  expect(await stylesOf(code('route.css'))).toEqual([style]);
  expect(read).toEqual(['route.css']);
});

test('what cannot be read comes with the code of its page, and is tried again', async () => {
  const files: Record<string, string> = {};
  const { stylesOf } = reading(files);
  expect(await stylesOf(code('route.css'))).toEqual([]);
  files['route.css'] = '.a{}';
  expect(await stylesOf(code('route.css'))).toHaveLength(1);
});

test('a store that cannot be reached costs a document nothing but its styles', async () => {
  const stylesOf = pageStyles(() => Promise.reject(new Error('away')));
  expect(await stylesOf(code('route.css'))).toEqual([]);
});

test('no stylesheet ends its own element', async () => {
  const { stylesOf } = reading({ 'route.css': '.a{content:"</STYLE><script>"}' });
  expect(await stylesOf(code('route.css'))).toEqual([]);
});

test('what a stylesheet refers to is found from the document as well', async () => {
  const files = {
    'route.css': 'a{x:url(media/a.png) url("b.svg") url(/c.png) url(data:d) url(#e)}',
  };
  const [style] = await reading(files).stylesOf(code('route.css'));
  expect(style?.css).toBe(
    `a{x:url(${base}media/a.png) url("${base}b.svg") url(/c.png) url(data:d) url(#e)}`,
  );
});
