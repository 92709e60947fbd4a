import type { Release } from '../registry/release.ts';

/** A release with the means to read its files. */
export interface ReadableRelease {
  release: Release;
  read(path: string): Promise<Uint8Array>;
}

/** What the gate looks at. */
export interface GateInput {
  /** What one command wants to release, together. */
  candidates: ReadableRelease[];
  /** What is live now, all packages. */
  live: ReadableRelease[];
  /** False leaves out the browser. */
  browser: boolean;
}

/** What will be live when the candidates are. */
export function liveAfter(
  candidates: ReadableRelease[],
  live: ReadableRelease[],
): ReadableRelease[] {
  const names = candidates.map(({ release }) => release.name);
  return [...candidates, ...live.filter(({ release }) => !names.includes(release.name))];
}
