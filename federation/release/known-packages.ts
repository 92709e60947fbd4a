import { remoteNames } from '../bundler/package-files.ts';
import { Usage } from './exit-code.ts';

/** Refuses names that are no package of this repository. */
export function knownPackages(names: string[]): string[] {
  const known = ['shell', ...remoteNames()];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length === 0) return names;
  throw new Usage(`There is no package ${unknown.join(', ')}. Known: ${known.join(', ')}`);
}
