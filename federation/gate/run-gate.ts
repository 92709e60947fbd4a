import { openCandidates } from './browser/open-candidates.ts';
import { type GateInput, liveAfter, type ReadableRelease } from './gate-input.ts';
import { laneOf } from './lane.ts';
import type { Problem } from './problem.ts';
import type { GateReport } from './report.ts';
import { codeProblems, staticProblems, textProblems } from './static-problems.ts';

/** Problems of each candidate as if all the others went live with it. */
async function withoutBrowser(
  candidates: ReadableRelease[],
  { live }: GateInput,
): Promise<Map<string, Problem[]>> {
  const after = liveAfter(candidates, live).map(({ release }) => release);
  const shell = after.find(({ name }) => name === 'shell');
  const found = candidates.map(async (candidate) => {
    const { release } = candidate;
    const problems = [
      ...staticProblems(release, after),
      ...textProblems(release, shell),
      ...(await codeProblems(candidate)),
    ];
    return [release.name, problems] as const;
  });
  return new Map(await Promise.all(found));
}

/**
 * Holds what one command wants to release against what is live, before anything is written. A
 * candidate that is refused drops out, and the others are judged again without it.
 *
 * @returns a report per candidate; those without problems may go live together
 */
export async function runGate(input: GateInput): Promise<GateReport[]> {
  const refused = new Map<string, Problem[]>();
  const opened = new Map<string, Pick<GateReport, 'opened' | 'unopened'>>();
  let standing = input.candidates;

  /** Drops candidates with problems; true when there were any. */
  function drop(problems: Map<string, Problem[]>): boolean {
    const before = standing.length;
    for (const [name, found] of problems) if (found.length > 0) refused.set(name, found);
    standing = standing.filter(({ release }) => !refused.has(release.name));
    return standing.length < before;
  }

  while (standing.length > 0) {
    if (drop(await withoutBrowser(standing, input))) continue;
    const seen = await openCandidates(standing, input);
    for (const [name, how] of seen.opened) opened.set(name, how);
    if (!drop(seen.problems)) break;
  }
  return input.candidates.map(({ release }) => {
    const live = input.live.find((one) => one.release.name === release.name);
    return {
      name: release.name,
      version: release.version,
      lane: laneOf(release, live?.release).name,
      ...(opened.get(release.name) ?? { opened: 0 }),
      problems: refused.get(release.name) ?? [],
    };
  });
}
