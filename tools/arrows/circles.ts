import { importGraph } from './imports.ts';

/** Every circle of imports among a package's own files, of types too, as `a → b → a`. */
export function circles(sources: Map<string, string>): string[] {
  const graph = importGraph(sources);
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: string[]): void => {
    const before = path.indexOf(file);
    if (before >= 0) found.push([...path.slice(before), file].join(' → '));
    if (before >= 0 || done.has(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found.map((circle) => `circle: ${circle}`);
}
