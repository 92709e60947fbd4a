import type { Chunk, ChunkGroup } from 'webpack';
import { hashHolders } from './hash-holders.ts';

interface Described {
  /** Groups that ask for it; those without any are the entry itself. */
  parents: string[];
  /** Chunks, by the files that they write. */
  chunks: string[][];
}

/** Groups of chunks as webpack has them; chunks with the same files are one. */
function chunksOf(described: Record<string, Described>): Iterable<Chunk> {
  const chunks = new Map<string, Chunk>();
  const groups = new Map<string, ChunkGroup>();
  for (const name of Object.keys(described)) {
    groups.set(name, { chunks: [], parentsIterable: [] } as unknown as ChunkGroup);
  }
  const groupOf = (name: string) => groups.get(name) as ChunkGroup;
  for (const [name, { parents, chunks: lists }] of Object.entries(described)) {
    const group = groupOf(name);
    Object.assign(group, { parentsIterable: new Set(parents.map(groupOf)) });
    for (const files of lists) {
      const inGroups = new Set<ChunkGroup>();
      const made = { files: new Set(files), groupsIterable: inGroups };
      const chunk = chunks.get(files.join()) ?? (made as unknown as Chunk);
      chunk.getNumberOfGroups = () => [...chunk.groupsIterable].length;
      (chunk.groupsIterable as Set<ChunkGroup>).add(group);
      chunks.set(files.join(), chunk);
      group.chunks.push(chunk);
    }
  }
  return chunks.values();
}

const holders = hashHolders(
  chunksOf({
    container: { parents: [], chunks: [['entry.js']] },
    page: { parents: ['container'], chunks: [['entry-page.js']] },
    home: { parents: ['page'], chunks: [['home.js', 'home.css', 'home.js.map'], ['both.js']] },
    landers: { parents: ['page'], chunks: [['landers.js'], ['both.js']] },
    gallery: { parents: ['landers'], chunks: [['gallery.js', 'gallery.css']] },
    dialog: { parents: ['home', 'landers'], chunks: [['dialog.js']] },
  }),
  'entry.js',
);
const holderOf = new Map(holders);

test.each([
  ['entry-page.js', 'entry.js'],
  ['home.js', 'entry-page.js'],
  ['home.css', 'entry-page.js'],
  ['both.js', 'entry-page.js'],
  ['gallery.js', 'landers.js'],
  ['gallery.css', 'landers.js'],
  // Either of two may ask for it, and the other is not there then.
  ['dialog.js', 'entry.js'],
])('the hash of %s is in %s', (path, holder) => expect(holderOf.get(path)).toBe(holder));

test('neither the entry nor what no browser runs has one', () => {
  expect(holderOf.has('entry.js')).toBe(false);
  expect(holderOf.has('home.js.map')).toBe(false);
});

test('a file is settled before the one that holds its hash', () => {
  const order = holders.map(([path]) => path);
  for (const [path, holder] of holders) {
    if (holder !== 'entry.js') expect(order.indexOf(path)).toBeLessThan(order.indexOf(holder));
  }
});
