import type { Audience } from '../registry/audience.ts';
import { type Combination, combinations } from '../registry/combinations.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { Visitor } from '../registry/resolve.ts';
import { goLive, publish } from '../registry/steps.ts';
import type { ReadableRelease, Situation } from './gate-input.ts';
import type { Problem } from './problem.ts';

/** Releases that some browsers get together. */
export interface CompatibilitySet extends Pick<Combination, 'site' | 'canaries'> {
  releases: ReadableRelease[];
}

/** What cannot be published there is judged as if it went live; publishing says why it cannot. */
function afterPublishing(
  current: Registry,
  { name, version }: Release,
  audience: Audience,
): Registry {
  const reference = { name, version, digest: '' };
  try {
    return publish(current, reference, audience);
  } catch (error) {
    if (error instanceof Refusal) return goLive(current, reference);
    throw error;
  }
}

/**
 * What meets what by a registry, of the releases given, in all browsers or in those of some kinds; the set
 * of most browsers comes first.
 */
export function setsOf(
  registry: Registry,
  all: ReadableRelease[],
  kinds?: Visitor[],
): CompatibilitySet[] {
  return combinations(registry, kinds).map(({ versions, ...browsers }) => ({
    ...browsers,
    releases: Object.entries(versions).flatMap(([name, version]) => {
      const is = ({ release }: ReadableRelease) =>
        release.name === name && release.version === version;
      return all.find(is) ?? [];
    }),
  }));
}

/** What meets what when all candidates are published. */
export function compatibilitySets(
  candidates: ReadableRelease[],
  { registry, known, audience }: Situation,
): CompatibilitySet[] {
  const after = candidates.reduce(
    (current, { release }) => afterPublishing(current, release, audience),
    registry,
  );
  return setsOf(after, [...candidates, ...known]);
}

/** For example " (on nl.example, with the canary of mf-chat)"; nothing for everybody. */
function whereIs({ site, canaries }: CompatibilitySet, candidate: string): string {
  const others = canaries.filter((name) => name !== candidate);
  const parts = [
    ...(site ? [`on ${site}`] : []),
    ...(others.length > 0 ? [`with the canary of ${others.join(' and ')}`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/**
 * What a rule says about a candidate wherever it meets others: each problem once, with where it is
 * met first, by what it says without the place.
 */
export function problemsBySaying(
  met: CompatibilitySet[],
  candidate: ReadableRelease,
  judge: (together: Release[]) => Problem[],
): Map<string, Problem> {
  const found = new Map<string, Problem>();
  for (const set of met.filter(({ releases }) => releases.includes(candidate))) {
    const where = whereIs(set, candidate.release.name);
    for (const problem of judge(set.releases.map(({ release }) => release))) {
      const { message } = problem;
      if (!found.has(message)) found.set(message, { ...problem, message: message + where });
    }
  }
  return found;
}

/** What a rule says about a candidate wherever it meets others: each problem once. */
export function problemsAt(...at: Parameters<typeof problemsBySaying>): Problem[] {
  return [...problemsBySaying(...at).values()];
}
