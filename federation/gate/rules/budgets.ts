import type { Release } from '../../registry/release.ts';
import type { Problem } from '../problem.ts';

/** What a release weighs after brotli, in bytes, in the terms of `remote.json`'s budget. */
function weigh(release: Release) {
  const weight = (path: string) => release.files[path]?.compressed ?? 0;
  const sum = (paths: string[]) => paths.reduce((total, path) => total + weight(path), 0);
  const routes = Object.values(release.preload).map((paths) =>
    sum(paths.filter((path) => path.endsWith('.js'))),
  );
  return {
    entry: weight(release.entry),
    route: Math.max(0, ...routes),
    css: sum(Object.keys(release.files).filter((path) => path.endsWith('.css'))),
    texts: Math.max(0, ...Object.values(release.texts).map(weight)),
  };
}

/** Parts that are heavier than `remote.json` allows. */
export function budgetProblems(release: Release): Problem[] {
  const budget = release.manifest?.budget;
  if (!budget) return [];
  const actual = weigh(release);
  return (Object.keys(actual) as (keyof typeof actual)[])
    .filter((part) => actual[part] > budget[part])
    .map((part) => ({
      rule: 'budget',
      message: `${part} weighs ${actual[part]} bytes compressed, its budget is ${budget[part]}`,
      advice: `load less, or raise budget.${part} in remote.json and say why in the commit`,
    }));
}
