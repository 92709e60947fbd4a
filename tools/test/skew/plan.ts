import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../setup/paths.mjs';

/** Everything about the previous revision is in here. */
export const previousFolder = join(cache, 'test/previous');

/** Releases of two revisions, side by side. */
export interface Plan {
  revision: string;
  /** The sources of that revision. */
  sources: string;
  /** A store that holds the releases of both. */
  store: string;
  /** Both versions of each package; the same twice where it did not change. */
  versions: Record<string, { old: string; new: string }>;
}

/** Why nothing old can meet anything new. */
export interface NoPlan {
  none: string;
}

const file = join(previousFolder, 'plan.json');

export function writePlan(plan: Plan | NoPlan): void {
  mkdirSync(previousFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(plan, null, 2));
}

export function readPlan(): Plan | NoPlan {
  if (!existsSync(file)) return { none: 'the previous revision is not built' };
  return JSON.parse(readFileSync(file, 'utf8')) as Plan | NoPlan;
}

/** Packages that are not the same in both revisions. */
export function changedPackages({ versions }: Plan): string[] {
  return Object.keys(versions).filter((name) => versions[name]?.old !== versions[name]?.new);
}
