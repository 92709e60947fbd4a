import type { Release } from '../../registry/release.ts';
import type { RemoteManifest } from '../../registry/remote-manifest.ts';
import type { Problem } from '../problem.ts';

type Budget = RemoteManifest['budget'];

/** What a release weighs after brotli, in bytes, in the terms of `remote.json`'s budget. */
function weigh(release: Release): Budget {
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

/**
 * The shell's own, in bytes. With its script at most this heavy, a page of the product costs at most
 * 1.05 times the scripts of one ordinary build (`e2e/measure/federation-cost.ts`).
 */
const shellBudget: Budget = { entry: 118_500, route: 10_000, css: 15_000, texts: 5000 };

/** No picture or film may weigh more, in bytes: on a slow line one of this size takes a second. */
const heaviestPicture = 200_000;

/** Pictures that were never made smaller. */
function pictureProblems({ files }: Release): Problem[] {
  return Object.entries(files)
    .filter(
      ([path, { bytes }]) => /\.(svg|png|webp|jpg|mp4)$/.test(path) && bytes > heaviestPicture,
    )
    .map(([path, { bytes }]) => ({
      rule: 'budget',
      message: `${path} weighs ${bytes} bytes, a picture may weigh ${heaviestPicture}`,
      advice: 'save it as WebP, at most 1600 pixels wide, at a lower quality',
    }));
}

/** Parts that are heavier than `remote.json` allows, and pictures heavier than any may be. */
export function budgetProblems(release: Release): Problem[] {
  return [...partProblems(release), ...pictureProblems(release)];
}

function partProblems(release: Release): Problem[] {
  const budget = release.manifest?.budget ?? shellBudget;
  const actual = weigh(release);
  return (Object.keys(actual) as (keyof Budget)[])
    .filter((part) => actual[part] > budget[part])
    .map((part) => ({
      rule: 'budget',
      message: `${part} weighs ${actual[part]} bytes compressed, its budget is ${budget[part]}`,
      advice: `load less, or raise budget.${part} ${release.manifest ? 'in remote.json' : 'of the shell'} and say why in the commit`,
    }));
}
