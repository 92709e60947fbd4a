import { liveAfter } from '../gate/gate-input.ts';
import { builtRelease, liveReleases } from '../gate/look-at-releases.ts';
import type { GateReport } from '../gate/report.ts';
import { runGate } from '../gate/run-gate.ts';
import { staticProblems } from '../gate/static-problems.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { Files } from '../store/files.ts';
import type { BuiltFile } from './built-files.ts';

/** Holds what one command built against what is live; a report for each. */
export async function check(
  candidates: { release: Release; files: BuiltFile[] }[],
  files: Files,
  registry: Registry,
  browser: boolean,
): Promise<GateReport[]> {
  return runGate({
    candidates: candidates.map(({ release, files: built }) => builtRelease(release, built)),
    live: await liveReleases(files, registry),
    browser,
  });
}

/** Somebody else may have released meanwhile: the rules once more, while nobody else can. */
export async function checkAgain(
  candidate: Release,
  files: Files,
  registry: Registry,
  together: Release[],
): Promise<void> {
  const unread = { read: () => Promise.reject(new Error('not read')) };
  const live = await liveReleases(files, registry);
  const after = liveAfter(
    together.map((release) => ({ release, ...unread })),
    live,
  );
  const problems = staticProblems(
    candidate,
    after.map(({ release }) => release),
  );
  if (problems.length === 0) return;
  const lines = problems.map(({ message, advice }) => `${message} → ${advice}`);
  throw new Refusal(`${candidate.name} is not released: ${lines.join('; ')}`);
}
