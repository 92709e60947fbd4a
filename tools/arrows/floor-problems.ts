import { importGraph } from './imports.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/**
 * Imports of a package's own files that lead up, or to a neighbour on the same floor, and files
 * that stand on no floor; one line each. `floors` has those of each folder, the highest first.
 */
export function floorProblems(
  sources: Map<string, string>,
  floors: Record<string, string[]>,
): string[] {
  const graph = importGraph(sources);
  return Object.entries(floors).flatMap(([folder, names]) => inFolder(graph, folder, names));
}

function inFolder(graph: Map<string, string[]>, folder: string, names: string[]): string[] {
  const depth = new Map(names.flatMap((floor, index) => floor.split(' ').map((n) => [n, index])));
  const inside = (file: string) => file.startsWith(`${folder}/`);
  const nameOf = (file: string) =>
    file
      .slice(folder.length + 1)
      .replace(/\/.*/, '')
      .replace(/^_|\.\w+$/g, '');
  const problems = [...graph]
    .filter(([file]) => inside(file) && !isTest(file))
    .flatMap(([file, targets]) => {
      const from = nameOf(file);
      const floor = depth.get(from);
      if (floor === undefined) return [`${folder}/${from} stands on no floor`];
      return targets
        .filter((target) => inside(target) && nameOf(target) !== from)
        .filter((target) => (depth.get(nameOf(target)) ?? -1) <= floor)
        .map((target) => `${file}: ${from} may not use ${nameOf(target)} (${target})`);
    });
  return [...new Set(problems)];
}
