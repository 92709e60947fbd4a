import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newLander } from '../template/new-lander.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { manifestOf, releaseOf } from '../testing/releases.ts';
import { codeProblems, textProblems } from './static-problems.ts';

afterAll(removeFolders);

const shell = releaseOf('1', { name: 'shell' });
const landers = releaseOf('2', { name: 'mf-landers' });
const dutch = 'src/landers/summer/texts/nl.json';

type Change = Record<string, (text: string) => string | undefined>;

/** What is said of a package with texts of its own, a static page and a new lander, once changed. */
function problemsWith(change: Change, candidate = landers, live = shell, met = [candidate, live]) {
  const root = temporaryFolder();
  const at = (file: string) => join(root, 'mf-landers', file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  };
  newLander(root, 'summer');
  for (const language of ['en', 'nl']) {
    write(`src/locales/${language}.json`, '{ "menu": "Menu" }');
    write(`src/pages/faq/${language}.json`, '{ "sections": [{ "title": "What is {{site}}?" }] }');
  }
  for (const [file, edit] of Object.entries(change)) {
    const text = edit(existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '{ "new": "New" }');
    if (text === undefined) rmSync(at(file));
    else write(file, text);
  }
  return textProblems(candidate, met, root).map(({ message, advice }) => [message, advice]);
}

const without = () => undefined;

test('a lander as it is made is whole, and so is a page', () => {
  expect(problemsWith({})).toEqual([]);
});

test('where no shell says what the site speaks, and nothing is declared, any language will do', () => {
  const silent = { ...landers, manifest: undefined };
  expect(problemsWith({}, silent, shell, [])).toEqual([]);
});

test('a lander without one of the languages is refused', () => {
  const folder = 'src/landers/summer/texts';
  expect(problemsWith({ [dutch]: without })).toEqual([
    [`${folder}: there are no texts in nl`, `add ${dutch}`],
  ]);
  expect(problemsWith({ [`${folder}/en.json`]: without })).toEqual([
    [`${folder}: there are no texts in en`, `add ${folder}/en.json`],
  ]);
});

const inRomanian = releaseOf('3', {
  name: 'mf-landers',
  manifest: manifestOf({ locales: ['en', 'nl', 'ro'] }),
});
const romanianShell = releaseOf('4', { name: 'shell', texts: { en: '', nl: '', ro: '' } });

test.each([
  ['the site speaks', landers, romanianShell],
  ['remote.json promises', inRomanian, shell],
])('a language that %s is missed at each place', (_who, candidate, live) => {
  expect(problemsWith({}, candidate, live).map(([message]) => message)).toEqual([
    'there are no texts in ro',
    'src/landers/summer/texts: there are no texts in ro',
    'src/pages/faq: there are no texts in ro',
  ]);
});

test.each([
  ['a line that is gone', /"join"/, '"joni"', 'nl: join is missing'],
  ['a line with nothing in it', /"title": ".*"/, '"title": " "', 'nl: title is empty'],
  ['a value nobody fills in', 'Een nieuwe', '{{name}}', 'nl: title has {{name}}, expected none'],
])('%s is refused', (_what, old, now, message) => {
  const problems = problemsWith({ [dutch]: (text) => text.replace(old, now) });
  expect(problems).toContainEqual([`src/landers/summer/texts: ${message}`, `correct ${dutch}`]);
});

test.each([
  ['a comma that is missing', '",', '"', /nl\.json cannot be read: .+ JSON .+line 3/],
  ['a number for a text', /"Gratis meedoen"/, '7', /nl\.json cannot be read: join is no text$/],
])('%s is a problem with its file, not a failure', (_what, old, now, message) => {
  const problems = problemsWith({ [dutch]: (text) => text.replace(old, now) });
  const advice = expect.stringContaining('ends with a comma');
  expect(problems).toEqual([[expect.stringMatching(message), advice]]);
});

test('texts in a folder a language are texts of that language', () => {
  const split = (text: string) => text;
  expect(problemsWith({ 'src/locales/en/ab.json': split })).toEqual([
    ['nl: new is missing', 'correct src/locales/nl.json'],
  ]);
});

test('nothing at all is no text either', () => {
  const [[message] = []] = problemsWith({ 'src/locales/nl.json': () => 'null' });
  expect(message).toBe('src/locales/nl.json cannot be read: it is no text');
});

test('texts of a package in a folder a language are no page', () => {
  const split = (text: string) => text;
  const files = { 'src/locales/en/ab.json': split, 'src/locales/nl/ab.json': split };
  expect(problemsWith(files)).toEqual([]);
});

test('a broken page hides nothing about the others', () => {
  const messages = problemsWith({
    [dutch]: () => '{',
    'src/pages/faq/nl.json': (text) => text.replace('{{site}}', 'dit'),
    'src/locales/nl.json': () => '[',
  }).map(([message = '']) => message);
  expect(messages).toEqual([
    expect.stringMatching(/^src\/locales\/nl\.json cannot be read/),
    expect.stringMatching(/^src\/landers\/summer\/texts\/nl\.json cannot be read/),
    expect.stringMatching(/^src\/pages\/faq: nl: sections\.0\.title has no placeholders/),
  ]);
});

describe('code and styles', () => {
  const contents: Record<string, string> = {
    'entry.js': 'eval("1")',
    'route.css': 'body{color:red}',
    'texts/en.json': '{"a":"eval(1) body{color:red}"}',
  };
  const file = { integrity: 'sha384-abc', bytes: 1, compressed: 1 };
  const files = Object.fromEntries(Object.keys(contents).map((path) => [path, file]));
  const read = async (path: string) => Buffer.from(contents[path] ?? '');
  const messages = async (...[readable]: Parameters<typeof codeProblems>) =>
    (await codeProblems(readable)).map(({ message }) => message);

  test('of a remote are looked at, its words are not', async () => {
    expect(await messages({ release: releaseOf('1', { files }), read })).toEqual([
      'entry.js contains eval()',
      'route.css: body reaches outside mf-chat',
    ]);
  });

  test('of a shell the styles are for everything', async () => {
    const release = releaseOf('1', { name: 'shell', manifest: undefined, files });
    expect(await messages({ release, read })).toEqual(['entry.js contains eval()']);
  });

  test('are told where they were written, as far as there are maps', async () => {
    const map = { version: 3, sources: ['mf-chat/src/list.scss'], names: [], mappings: 'AAAA' };
    const sourceMap = () => JSON.stringify(map);
    expect(await messages({ release: releaseOf('1', { files }), read, sourceMap })).toContain(
      'mf-chat/src/list.scss:1: body reaches outside mf-chat',
    );
  });
});
