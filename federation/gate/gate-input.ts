import type { ApiCalls } from '../registry/api-calls.ts';
import { type Audience, published } from '../registry/audience.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';

/** A release with the means to read its files. */
export interface ReadableRelease {
  release: Release;
  read(path: string): Promise<Uint8Array>;
  /** Source map of a built file; only what was just built has them. */
  sourceMap?(path: string): string | undefined;
}

/** What there is, and where candidates want to go. */
export interface Situation {
  registry: Registry;
  /** Every release that the registry gives to some browser. */
  known: ReadableRelease[];
  audience: Audience;
}

/** What the gate looks at. */
export interface GateInput extends Situation {
  /** What one command wants to release, together. */
  candidates: ReadableRelease[];
  /** What browsers fall back on. */
  fallbacks: Release[];
  /** What the API that serves offers, where it is recorded. */
  api: ApiCalls | undefined;
  /** False leaves out the browser. */
  browser: boolean;
  /** Names of pages and slots that may go; undefined where any may. */
  without: string[] | undefined;
}

/** The release of a package whose place a candidate takes. */
export function takenOver(situation: Situation, name: string): Release | undefined {
  const { registry, known, audience } = situation;
  if (audience.kind !== 'site') return liveNow(situation, name);
  const pinned = published(registry, name, audience);
  const is = ({ release }: ReadableRelease) => release.name === name && release.version === pinned;
  return known.find(is)?.release ?? liveNow(situation, name);
}

/** The release of a package that everybody gets now. */
export function liveNow({ registry, known }: Situation, name: string): Release | undefined {
  const version = registry.channels[name]?.live;
  return known.find(({ release }) => release.name === name && release.version === version)?.release;
}
