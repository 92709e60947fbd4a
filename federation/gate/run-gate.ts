import { openCandidates } from './browser/open-candidates.ts';
import { compatibilitySets, problemsAt } from './compatibility-sets.ts';
import { type GateInput, liveNow, type ReadableRelease, takenOver } from './gate-input.ts';
import type { Problem } from './problem.ts';
import type { GateReport } from './report.ts';
import { lostPlaces } from './rules/lost-places.ts';
import { scopeOf } from './scope.ts';
import { sourceProblems } from './sources/source-problems.ts';
import { codeProblems, fallbackProblems, staticProblems, textProblems } from './static-problems.ts';

/** Problems of each candidate as if all the others were published with it. */
async function withoutBrowser(
  candidates: ReadableRelease[],
  input: GateInput,
  inSources: Map<string, Problem[]>,
): Promise<Map<string, Problem[]>> {
  const met = compatibilitySets(candidates, input);
  const names = candidates.map(({ release }) => release.name);
  const found = candidates.map(async (candidate) => {
    const { release } = candidate;
    const there = takenOver(input, release.name);
    const { without } = input;
    const problems = [
      ...(inSources.get(release.name) ?? []),
      ...problemsAt(met, candidate, (together) => [
        ...staticProblems(release, together, input.api),
        ...textProblems(release, together),
        ...(there && without ? lostPlaces(there, together, without) : []),
      ]),
      ...fallbackProblems(release, input.fallbacks, names),
      ...(await codeProblems(candidate)),
    ];
    return [release.name, problems] as const;
  });
  return new Map(await Promise.all(found));
}

/**
 * Holds what one command wants to release against all it can meet, before anything is written. A
 * candidate that is refused drops out, and the others are judged again without it.
 *
 * @returns a report per candidate; those without problems may go live together
 */
export async function runGate(input: GateInput): Promise<GateReport[]> {
  const refused = new Map<string, Problem[]>();
  const opened = new Map<string, Pick<GateReport, 'opened' | 'unopened'>>();
  let standing = input.candidates;
  const inSources = await sourceProblems(standing.map(({ release }) => release.name));

  /** Drops candidates with problems; true when there were any. */
  function drop(problems: Map<string, Problem[]>): boolean {
    const before = standing.length;
    for (const [name, found] of problems) if (found.length > 0) refused.set(name, found);
    standing = standing.filter(({ release }) => !refused.has(release.name));
    return standing.length < before;
  }

  while (standing.length > 0) {
    if (drop(await withoutBrowser(standing, input, inSources))) continue;
    const seen = await openCandidates(standing, input);
    for (const [name, how] of seen.opened) opened.set(name, how);
    if (!drop(seen.problems)) break;
  }
  return input.candidates.map(({ release }) => ({
    name: release.name,
    version: release.version,
    scope: scopeOf(release, liveNow(input, release.name)).name,
    ...(opened.get(release.name) ?? { opened: 0 }),
    problems: refused.get(release.name) ?? [],
  }));
}
