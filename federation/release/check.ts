import { compatibilitySets, problemsAt } from '../gate/compatibility-sets.ts';
import { type GateInput, takenOver } from '../gate/gate-input.ts';
import {
  builtRelease,
  fallbacksOf,
  releasesInUse,
  storedRelease,
} from '../gate/look-at-releases.ts';
import type { GateReport } from '../gate/report.ts';
import { lostPlaces } from '../gate/rules/lost-places.ts';
import { runGate } from '../gate/run-gate.ts';
import { fallbackProblems, staticProblems } from '../gate/static-problems.ts';
import type { Audience } from '../registry/audience.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import { readOffers } from '../store/api-record.ts';
import type { Files } from '../store/files.ts';
import type { Built } from './built.ts';

/** For whom something is to be published, and what is there. */
interface Place {
  files: Files;
  registry: Registry;
  audience: Audience;
}

/** Holds what one command built against all it will meet; a report for each. */
export async function check(
  candidates: Built[],
  { files, registry, audience }: Place,
  how: Pick<GateInput, 'browser' | 'without'>,
): Promise<GateReport[]> {
  return runGate({
    candidates: candidates.map(({ release, files: built, maps }) =>
      builtRelease(release, built, maps),
    ),
    known: await releasesInUse(files, registry),
    fallbacks: await fallbacksOf(files, registry),
    registry,
    audience,
    api: await readOffers(files),
    ...how,
  });
}

/**
 * The rules alone, for a release that is in the store: just before it is published, when nobody
 * else can release, or long after it was judged. `together` is what is published with it, `without` the
 * names of pages and slots that may go; undefined where any may.
 */
export async function checkStored(
  candidate: Release,
  { files, registry, audience }: Place,
  together: Release[] = [candidate],
  without?: string[],
): Promise<void> {
  const known = await releasesInUse(files, registry);
  const api = await readOffers(files);
  const candidates = together.map((release) => storedRelease(files, release));
  const situation = { registry, known, audience };
  const met = compatibilitySets(candidates, situation);
  const there = takenOver(situation, candidate.name);
  const problems = candidates
    .filter(({ release }) => release.name === candidate.name)
    .flatMap((one) =>
      problemsAt(met, one, (beside) => [
        ...staticProblems(candidate, beside, api),
        ...(there && without ? lostPlaces(there, beside, without) : []),
      ]),
    );
  const names = together.map(({ name }) => name);
  problems.push(...fallbackProblems(candidate, await fallbacksOf(files, registry), names));
  if (problems.length === 0) return;
  const lines = problems.map(({ message, advice }) => `${message} → ${advice}`);
  throw new Refusal(`${candidate.name} is not released: ${lines.join('; ')}`);
}
