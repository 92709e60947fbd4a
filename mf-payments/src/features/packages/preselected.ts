import type { Package } from './package.ts';

/** The package to start with: the one asked for, else the popular one, else the first. */
export function preselected(all: readonly Package[], wanted: string | null): Package | undefined {
  return all.find(({ id }) => id === wanted) ?? all.find(({ popular }) => popular) ?? all[0];
}
