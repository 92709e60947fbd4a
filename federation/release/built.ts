import type { Release } from '../registry/release.ts';
import type { BuiltFile } from '../store/built-files.ts';

/** A package as it was built. */
export interface Built {
  release: Release;
  files: BuiltFile[];
  /** Source maps by the path of their file. No release has them; the gate reads places with them. */
  maps: ReadonlyMap<string, string>;
}

/** Makes a release of a package; `previous` is the version that is live. */
export type Build = (name: string, inputs: string, previous: string | null) => Promise<Built>;
