import type { ApiCalls } from '../registry/api-calls.ts';
import { collisions } from '../registry/collisions.ts';
import type { Release } from '../registry/release.ts';
import type { Problem } from './problem.ts';
import { apiProblems } from './rules/api-fit.ts';
import { contractProblems } from './rules/contract-fit.ts';
import { placeProblems } from './rules/known-places.ts';
import { rangeProblems } from './rules/shared-ranges.ts';

function collisionProblems({ manifest }: Release, others: Release[]): Problem[] {
  if (!manifest) return [];
  const live = others.flatMap((release) => (release.manifest ? [release.manifest] : []));
  return collisions(manifest, live).map((message) => ({
    rule: 'collision',
    message,
    advice: 'choose another name or path in remote.json, or agree with that team who gives way',
  }));
}

/**
 * What stands between a release and what a browser gets with it. `together` is all that meets there,
 * `api` what the API that serves offers.
 */
export function meetingProblems(
  candidate: Release,
  together: Release[],
  api?: ApiCalls,
): Problem[] {
  return [
    ...collisionProblems(candidate, together),
    ...placeProblems(candidate, together),
    ...contractProblems(candidate, together),
    ...apiProblems(candidate, api),
    ...rangeProblems(candidate, together),
  ];
}
