import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { wordsKey } from '../registry/page-words.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { readRemoteManifest, root } from '../workspace/package-files.ts';
import { WordsPlugin, wordsOfPages } from './words-plugin.ts';

afterAll(removeFolders);

const manifest = readRemoteManifest('mf-landers');
const wordsIn = (language: string) => wordsOfPages(join(root, 'mf-landers'), manifest, language);

test.each(manifest.locales)(
  'each public page but the home page has its own words in %s',
  (language) => {
    const words = wordsIn(language);
    const named = manifest.routes
      .filter(({ indexable, name }) => indexable && name !== 'index' && name !== 'landers')
      .map(({ name }) => name);
    expect(named.filter((name) => !words[name])).toEqual([]);
    expect(words['landers/gallery']).toBeDefined();
    const titles = Object.values(words).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test('a link in them is its words alone', () => {
  expect(wordsIn('en')['pages-faq']?.description).toMatch(/Customer service is happy to help\.$/);
});

test('what a page is called by in a release is what its address leads to', () => {
  const route = (name: string) => manifest.routes.find((one) => one.name === name);
  const [landers, terms] = [route('landers'), route('pages-terms')];
  if (!landers || !terms) throw new Error('no such route');
  const keys = Object.keys(wordsIn('nl'));
  expect(keys).toContain(wordsKey(landers, '/landers/gallery/men'));
  expect(keys).toContain(wordsKey(terms, '/pages/terms'));
});

test.each(manifest.locales)('what describes a page in %s the gateway can say whole', (language) => {
  const known = ['site', 'days', 'email', 'credits', 'fictional'];
  const wanted = Object.values(wordsIn(language)).flatMap(({ title, description }) =>
    [...`${title} ${description}`.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name),
  );
  expect(wanted.filter((name) => !known.includes(name))).toEqual([]);
});

test('texts of a page that cannot be read are a mistake of the build', async () => {
  const context = temporaryFolder();
  const terms = join(context, 'src/pages/terms');
  mkdirSync(terms, { recursive: true });
  writeFileSync(join(terms, 'nl.json'), '{ "title": "Voorwaarden", }');
  const plugins = [new WordsPlugin(context, manifest)];
  const compiler = webpack({ context, entry: {}, mode: 'development', plugins });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((failure, made) => (failure ? reject(failure) : resolve(made))),
  );
  expect(stats?.compilation.errors[0]?.message).toMatch(/pages\/terms\/nl\.json: /);
});
