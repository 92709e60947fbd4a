import type { Release } from '../registry/release.ts';

/** What a release weighs after brotli, in bytes, in the terms of `remote.json`'s budget. */
export function weigh(release: Release) {
  const weight = (path: string) => release.files[path]?.compressed ?? 0;
  const sum = (paths: string[]) => paths.reduce((total, path) => total + weight(path), 0);
  const all = Object.keys(release.files);
  const routes = Object.values(release.preload).map((paths) =>
    sum(paths.filter((path) => path.endsWith('.js'))),
  );
  return {
    entry: weight(release.entry),
    route: Math.max(0, ...routes),
    css: sum(all.filter((path) => path.endsWith('.css'))),
    texts: Math.max(0, ...Object.values(release.texts).map(weight)),
  };
}

/** One line per part that is heavier than its budget. */
export function overBudget(release: Release): string[] {
  const budget = release.manifest?.budget;
  if (!budget) return [];
  const actual = weigh(release);
  return (Object.keys(actual) as (keyof typeof actual)[])
    .filter((part) => actual[part] > budget[part])
    .map(
      (part) => `${part} weighs ${actual[part]} bytes compressed, its budget is ${budget[part]}`,
    );
}
