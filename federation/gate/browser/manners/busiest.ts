/** What the debugger's profiler tells, as far as it is read here. Lines and columns from 0. */
export interface Profile {
  nodes: {
    id: number;
    callFrame: { url: string; lineNumber: number; columnNumber: number };
    children?: number[] | undefined;
  }[];
  samples?: number[] | undefined;
  timeDeltas?: number[] | undefined;
}

/**
 * The function of a remote in which a page worked longest, with all it called elsewhere, as a line of
 * a stack; undefined where the remote had no part in it.
 */
export function busiest({ nodes, samples = [], timeDeltas = [] }: Profile, remote: string) {
  const parents = new Map<number, number>();
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const isOwn = (url: string) => url.includes(`/assets/${remote}/`);
  function ownFrame(id: number): string | undefined {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const { url = '', lineNumber = 0, columnNumber = 0 } = byId.get(at)?.callFrame ?? {};
      if (isOwn(url)) return `${url}:${lineNumber + 1}:${columnNumber + 1}`;
    }
    return undefined;
  }
  const spent = new Map<string, number>();
  for (const [index, sample] of samples.entries()) {
    const frame = ownFrame(sample);
    if (frame) spent.set(frame, (spent.get(frame) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return [...spent].sort(([, a], [, b]) => b - a)[0]?.[0];
}
