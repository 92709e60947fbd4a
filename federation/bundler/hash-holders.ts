import type { Chunk, ChunkGroup } from 'webpack';

const isChecked = (path: string) => /\.(js|css)$/.test(path);

/** The script that comes with a group and with no other. */
function ownScript(group: ChunkGroup): string | undefined {
  const own = group.chunks.filter((chunk) => chunk.getNumberOfGroups() === 1);
  return own.flatMap((chunk) => [...chunk.files]).find((path) => path.endsWith('.js'));
}

/** The one file that is there whenever this chunk is asked for, else the entry. */
function holderOf(chunk: Chunk, entry: string): string {
  const [parent, ...others] = new Set(
    [...chunk.groupsIterable].flatMap((group) => [...group.parentsIterable]),
  );
  if (!parent || others.length > 0) return entry;
  const isEntry = [...parent.parentsIterable].length === 0;
  return isEntry ? entry : (ownScript(parent) ?? entry);
}

/**
 * In which file the hash of each other script and stylesheet of a build stands: what only one page of a
 * release needs does not weigh on the others. Each comes before its holder.
 */
export function hashHolders(
  chunks: Iterable<Chunk>,
  entry: string,
): [path: string, holder: string][] {
  const holders = new Map<string, string>();
  for (const chunk of chunks) {
    const holder = holderOf(chunk, entry);
    for (const path of chunk.files) {
      if (isChecked(path) && path !== entry) holders.set(path, holder);
    }
  }
  const depthOf = (path: string): number => {
    const holder = holders.get(path);
    return holder === undefined ? 0 : 1 + depthOf(holder);
  };
  return [...holders].sort(([a], [b]) => depthOf(b) - depthOf(a));
}
