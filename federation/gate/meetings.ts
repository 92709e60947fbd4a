import { type Combination, combinations } from '../registry/combinations.ts';
import { goLive } from '../registry/live.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { type Landing, land } from '../release/landing.ts';
import type { ReadableRelease, Situation } from './gate-input.ts';
import type { Problem } from './problem.ts';

/** Releases that meet in some browsers. */
export interface Meeting extends Pick<Combination, 'site' | 'canaries'> {
  releases: ReadableRelease[];
}

/** What cannot land there is judged as if it went live; the landing itself says why it cannot. */
function landed(current: Registry, { name, version }: Release, landing: Landing): Registry {
  const reference = { name, version, digest: '' };
  try {
    return land(current, reference, landing);
  } catch (error) {
    if (error instanceof Refusal) return goLive(current, reference);
    throw error;
  }
}

/** What meets what when all candidates have landed; the widest circle comes first. */
export function meetings(
  candidates: ReadableRelease[],
  { registry, known, landing }: Situation,
): Meeting[] {
  const after = candidates.reduce(
    (current, { release }) => landed(current, release, landing),
    registry,
  );
  const all = [...candidates, ...known];
  return combinations(after).map(({ versions, ...browsers }) => ({
    ...browsers,
    releases: Object.entries(versions).flatMap(([name, version]) => {
      const is = ({ release }: ReadableRelease) =>
        release.name === name && release.version === version;
      return all.find(is) ?? [];
    }),
  }));
}

/** For example " (on nl.example, with the canary of mf-chat)"; nothing for everybody. */
function whereIs({ site, canaries }: Meeting, candidate: string): string {
  const others = canaries.filter((name) => name !== candidate);
  const parts = [
    ...(site ? [`on ${site}`] : []),
    ...(others.length > 0 ? [`with the canary of ${others.join(' and ')}`] : []),
  ];
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

/**
 * What a rule says about a candidate wherever it meets others: each problem once, with where it is
 * met first.
 */
export function problemsAt(
  met: Meeting[],
  candidate: ReadableRelease,
  judge: (together: Release[]) => Problem[],
): Problem[] {
  const found = new Map<string, Problem>();
  for (const meeting of met.filter(({ releases }) => releases.includes(candidate))) {
    const where = whereIs(meeting, candidate.release.name);
    for (const problem of judge(meeting.releases.map(({ release }) => release))) {
      const { message } = problem;
      if (!found.has(message)) found.set(message, { ...problem, message: message + where });
    }
  }
  return [...found.values()];
}
