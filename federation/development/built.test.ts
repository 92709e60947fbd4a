import { builtBy, type Compiled, editBetween } from './built.ts';

interface Planted {
  files?: Record<string, string>;
  /** Shared libraries, by the chunk that takes them from the page. */
  shared?: Record<string, string[]>;
}

function compiled({ files = {}, shared = {} }: Planted): Compiled {
  return {
    getAssets: () =>
      Object.entries(files).map(([name, text]) => ({ name, source: { source: () => text } })),
    chunks: Object.keys(shared).map((id) => ({ id })),
    chunkGraph: {
      getChunkModules: ({ id }: { id: string }) =>
        (shared[id] ?? []).map((library) => ({
          type: 'consume-shared-module',
          identifier: () => library,
        })),
    },
  };
}

const edit = (before: Planted, after: Planted) =>
  editBetween(builtBy(compiled(before)), builtBy(compiled(after)));

test('texts are told by their language, and a page takes them in while it runs', () => {
  const before = { files: { 'texts/nl.json': '{}', 'texts/en.json': '{}', 'a.js': '1' } };
  // What must be in them is no language.
  const others = { 'texts/languages.json': '{"nl":"sha384-…"}', 'a.js': '2' };
  const after = { files: { ...before.files, 'texts/nl.json': '{"a":"b"}', ...others } };
  expect(edit(before, after)).toEqual({ texts: ['nl'], reload: false });
  expect(edit(after, after)).toEqual({ texts: [], reload: false });
});

test('the first stylesheet of a page wants a new page, another rule in it does not', () => {
  const one = { files: { 'route-a.css': '.a {}' } };
  expect(edit({}, one).reload).toBe(true);
  expect(edit(one, { files: { 'route-a.css': '.a { top: 0 }' } }).reload).toBe(false);
});

test('other words of a single page want a new page: it has fetched the ones from before', () => {
  const named = (letter: string) => ({ files: { [`texts/${letter.repeat(64)}.json`]: '{}' } });
  expect(edit(named('a'), named('b'))).toEqual({ texts: [], reload: true });
  expect(edit(named('a'), named('a')).reload).toBe(false);
});

test('the first import of a shared library wants a new page, one less does not', () => {
  const some = { shared: { entry: ['react'], 'route-a': ['react-dom'] } };
  expect(edit({ shared: { entry: ['react'] } }, some).reload).toBe(true);
  expect(edit(some, { shared: { entry: ['react'] } }).reload).toBe(false);
});
