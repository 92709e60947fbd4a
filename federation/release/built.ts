import type { Release } from '../registry/release.ts';
import type { BuiltFile } from '../store/built-files.ts';

/** A package as it was built. */
export interface Built {
  release: Release;
  files: BuiltFile[];
  /** Source maps by the path of their file. No release has them; the gate reads places with them. */
  maps: ReadonlyMap<string, string>;
}
