/** Which packages come from the previous revision while the others are of today. */
export interface Row {
  old: string[];
  /** Remotes whose release of today fails in the browser, which then falls back to the older one. */
  failing: string[];
}

/** All ways to choose `size` of the numbers below `count`. */
function choices(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: count - from }, (_, index) => from + index);
  return firsts.flatMap((first) =>
    choices(count, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/**
 * The fewest mixtures in which each name is new beside each other one that is old. A name is new in
 * half of them, no two names in the same half: then none's half holds another's (Sperner 1928).
 *
 * @returns names that are old, by mixture
 */
export function mixtures(names: string[]): string[][] {
  let count = 1;
  while (choices(count, Math.floor(count / 2)).length < names.length) count += 1;
  const halves = choices(count, Math.floor(count / 2));
  return Array.from({ length: count }, (_, mixture) =>
    names.filter((_name, index) => !halves[index]?.includes(mixture)),
  );
}

/**
 * What is run together when `packages` differ between two revisions: every new package with every
 * old one, the shell against all remotes both ways, and old remotes in the place of new ones that
 * fail. That everything is new together, other tests see to.
 */
export function pairings(packages: string[]): Row[] {
  const remotes = packages.filter((name) => name !== 'shell');
  const shell = packages.filter((name) => name === 'shell');
  const mixed = mixtures(remotes).map((old, index) => (index % 2 ? [...shell, ...old] : old));
  const combinations = [...(shell.length > 0 ? [shell, remotes] : []), ...mixed];
  const distinct = new Map(combinations.map((old) => [old.join(), old]));
  distinct.delete('');
  const fallbacks = remotes.length > 0 ? [...new Set(['', ...shell])] : [];
  return [
    ...[...distinct.values()].map((old) => ({ old, failing: [] })),
    ...fallbacks.map((old) => ({ old: old ? [old] : [], failing: remotes })),
  ];
}

/** `mf-a, mf-b`, or "all remotes". */
function named(names: string[], packages: string[]): string {
  const remotes = packages.filter((name) => name !== 'shell');
  const isAll = remotes.length > 1 && remotes.every((name) => names.includes(name));
  const shell = names.filter((name) => name === 'shell');
  return (isAll ? [...shell, 'all remotes'] : [...names].sort()).join(', ');
}

/** A row in words. */
export function titleOf({ old, failing }: Row, packages: string[]): string {
  if (failing.length > 0) {
    const shell = old.length > 0 ? 'old' : 'new';
    return `${shell} shell, new remotes fail, old ones take their place`;
  }
  const fresh = packages.filter((name) => !old.includes(name));
  return `old ${named(old, packages)}${fresh.length > 0 ? `; new ${named(fresh, packages)}` : ''}`;
}
