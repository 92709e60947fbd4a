import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration, type StatsError } from 'webpack';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { compile } from './build.ts';
import { TextsPlugin } from './texts-plugin.ts';

afterAll(removeFolders);

const folder = temporaryFolder();
const locales = join(folder, 'locales');
mkdirSync(locales);
writeFileSync(join(folder, 'index.js'), 'export const one = 1;');

const write = (language: string, texts: object) =>
  writeFileSync(join(locales, `${language}.json`), JSON.stringify(texts));

const path = join(folder, 'dist');
const configuration: Configuration = {
  mode: 'production',
  context: folder,
  entry: './index.js',
  output: { path, clean: true },
  plugins: [new TextsPlugin(locales, true)],
};

/** What a build of them consists of, by path. */
async function built(): Promise<Record<string, string>> {
  await compile(configuration);
  const files = readdirSync(path, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map((file) => [file.name, readFileSync(join(file.parentPath, file.name), 'utf8')]),
  );
}

test('a change of one language is another file of that language and another hash of it, and nothing else', async () => {
  for (const language of ['de', 'en', 'nl']) write(language, { hello: `hello in ${language}` });
  const before = await built();
  const files = ['de.json', 'en.json', 'languages.json', 'main.js', 'nl.json'];
  expect(Object.keys(before).sort()).toEqual(files);
  write('de', { hello: 'Servus' });
  const after = await built();
  const hashes = JSON.parse(before['languages.json'] ?? '');
  const german = createHash('sha384').update('{"hello":"Servus"}').digest('base64');
  expect(after).toEqual({
    ...before,
    'de.json': '{"hello":"Servus"}',
    'languages.json': JSON.stringify({ ...hashes, de: `sha384-${german}` }),
  });
});

test('what a language lacks is Dutch, down to single texts', async () => {
  write('nl', { hello: 'hallo', menu: { one: 'een', two: 'twee' } });
  write('de', { menu: { two: 'zwei' } });
  const { 'de.json': german = '' } = await built();
  expect(JSON.parse(german)).toEqual({ hello: 'hallo', menu: { one: 'een', two: 'zwei' } });
});

test('“e-mail” is not broken in a sentence; labels stay as they are written', async () => {
  write('nl', { label: 'Je e-mailadres', menu: { lead: 'Zonder E-mail of e-post, per se-mail.' } });
  const { 'nl.json': dutch = '' } = await built();
  const lead = 'Zonder E-\u2060mail of e-\u2060post, per se-mail.';
  expect(JSON.parse(dutch)).toEqual({ label: 'Je e-mailadres', menu: { lead } });
});

test('what an editor keeps beside them is none of them', async () => {
  const before = await built();
  for (const file of ['.nl.json.swp', '.#nl.json', 'nl.json~', '.DS_Store']) {
    writeFileSync(join(locales, file), 'no texts');
  }
  expect(await built()).toEqual(before);
});

test('a comma too few is told with file and line, and watching goes on until it is mended', async () => {
  const compiler = webpack(configuration);
  const told: StatsError[] = [];
  writeFileSync(join(locales, 'de.json'), '{\n"hello": "Servus"\n"menu": {} }');
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 1 }, (failure, stats) => {
      if (failure) return reject(failure);
      const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
      if (errors.length === 0) return resolve();
      told.push(...errors);
      write('de', { hello: 'Servus' });
    });
  });
  await new Promise((closed) => compiler.close(closed));
  expect(told[0]?.message).toMatch(/locales\/de\.json: .+ \(line 3 /);
  expect(readFileSync(join(path, 'texts/de.json'), 'utf8')).toContain('Servus');
});
