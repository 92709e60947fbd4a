/** Runs git; undefined when it refuses. */
export type Git = (...args: string[]) => string | undefined;

/** A commit, or why there is none. */
export type Previous = { revision: string } | { none: string };

/** How many commits more a shallow clone is given at once. */
const deeper = '100';

/** Newest commit in which one of `paths` is not what it is now, working tree included. */
function newestOther(git: Git, paths: string[]): string | undefined {
  if (git('status', '--porcelain', '--', ...paths)) return git('rev-parse', 'HEAD');
  const last = git('log', '-1', '--first-parent', '--format=%H', '--', ...paths);
  return last && git('rev-parse', '--verify', '--quiet', `${last}^1`);
}

/** True when more history came. The oldest commit of a shallow clone seems to be the first of all. */
function deepen(git: Git): boolean {
  if (git('rev-parse', '--is-shallow-repository') !== 'true' || !git('remote')) return false;
  return git('fetch', '--quiet', `--deepen=${deeper}`) !== undefined;
}

/**
 * The revision whose releases meet the present ones: `wanted`, or the newest that builds something
 * else from `paths`. Throws when git does not know the one that is wanted.
 */
export function previousRevision(git: Git, paths: string[], wanted?: string): Previous {
  // Also in an export that lies inside another repository.
  if (git('rev-parse', '--show-prefix') !== '') return { none: 'this is no git checkout' };
  if (wanted) {
    const find = () => git('rev-parse', '--verify', '--quiet', `${wanted}^{commit}`);
    const revision = find() ?? (deepen(git) ? find() : undefined);
    if (!revision) throw new Error(`PREVIOUS_REVISION: git knows no commit "${wanted}"`);
    return { revision };
  }
  const revision = newestOther(git, paths) ?? (deepen(git) ? newestOther(git, paths) : undefined);
  if (revision) return { revision };
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  return { none: isShallow ? 'the clone is shallow' : 'no commit builds anything else' };
}
