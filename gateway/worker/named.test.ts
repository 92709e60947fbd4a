import { isNamed, readDocument, tableIn, withoutLook } from './named.js';

const boot = {
  language: 'nl',
  user: { id: 'me' },
  shell: {
    version: 'aaa',
    texts: { nl: { url: '/assets/shell/aaa/nl.json', integrity: 'sha384-t' } },
  },
  remotes: [
    {
      name: 'mf-chat',
      entry: { url: '/assets/mf-chat/new/entry.js', integrity: 'sha384-e' },
      texts: {},
      previous: {
        entry: { url: '/assets/mf-chat/old/entry.js', integrity: 'sha384-o' },
        texts: {},
      },
    },
    {
      name: 'mf-x',
      entry: { url: '/assets/mf-x/one/entry.js', integrity: 'sha384-x' },
      texts: {},
      previous: null,
    },
  ],
};

const html = (of: object) => `<html><head>
<link rel="stylesheet" href="/assets/shell/aaa/main.css" integrity="sha384-c" crossorigin>
<link rel="preload" as="fetch" href="/assets/shell/aaa/nl.json" crossorigin>
<script type="application/json" id="boot">${JSON.stringify(of).replaceAll('<', '\\u003c')}</script>`;

test('a document names the live version of everything, and the one to fall back to', () => {
  const named = readDocument(html(boot));
  if (!named) throw new Error('not read');
  expect(named).toMatchObject({ language: 'nl', reader: 'member' });
  expect(named.files).toEqual(['/assets/shell/aaa/main.css']);
  expect(named.hashes).toEqual({
    '/assets/shell/aaa/main.css': 'sha384-c',
    '/assets/shell/aaa/nl.json': 'sha384-t',
    '/assets/mf-chat/new/entry.js': 'sha384-e',
    '/assets/mf-chat/old/entry.js': 'sha384-o',
    '/assets/mf-x/one/entry.js': 'sha384-x',
  });
  expect(isNamed(named, '/assets/mf-chat/old/list.js')).toBe(true);
  expect(isNamed(named, '/assets/mf-chat/older/list.js')).toBe(false);
  expect(isNamed(named, '/assets/mf-chat/newer/list.js')).toBe(false);
});

test('whose document it is: nobody knows when the server did not say', () => {
  expect(readDocument(html({ ...boot, user: null }))?.reader).toBe('visitor');
  expect(readDocument(html({ ...boot, user: undefined }))?.reader).toBe('unknown');
});

test('another page is no document', () => {
  expect(readDocument('<html><h1>Mailbox</h1></html>')).toBeUndefined();
});

test('the first script of a release knows the hashes of the others; one without any knows none', () => {
  const script =
    'x={a:1};r.integrity={"list.js":"sha384-a/b+c=","more/list.css":"sha384-d"};y={"z":"1"}';
  expect(tableIn(script)).toEqual({ 'list.js': 'sha384-a/b+c=', 'more/list.css': 'sha384-d' });
  expect(tableIn('x={"a":"b"}')).toEqual({});
});

test('kept for every address, a document shows nothing of one before its scripts', () => {
  const look =
    '<!--look--><style nonce="n">a{}</style><div id="first-look">Soraya</div><!--/look-->';
  expect(withoutLook(`<body>${look}<div id="app"></div>`)).toBe('<body><div id="app"></div>');
  expect(withoutLook('<body><div id="app"></div>')).toBe('<body><div id="app"></div>');
});
