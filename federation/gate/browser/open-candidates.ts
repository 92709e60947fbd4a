import { compatibilitySets } from '../compatibility-sets.ts';
import { type GateInput, liveNow, type ReadableRelease } from '../gate-input.ts';
import type { Problem } from '../problem.ts';
import type { GateReport } from '../report.ts';
import { scopeOf } from '../scope.ts';
import { type Visit, visitsFor } from './addresses.ts';
import { findChromium } from './find-chromium.ts';

interface Seen {
  /** By candidate. */
  problems: Map<string, Problem[]>;
  opened: Map<string, Pick<GateReport, 'opened' | 'unopened'>>;
}

const switchedOff = 'switched off';

/** Why a browser should not look. The very first shell has nothing to be mounted in. */
function objection(input: GateInput): string | undefined {
  if (!input.browser) return switchedOff;
  return liveNow(input, 'shell') ? undefined : 'there was no live shell yet';
}

/** The browser's driver takes a second to load, which most commands do not need. */
async function look(releases: ReadableRelease[], visits: Visit[], chromium: string) {
  const { lookAtPages } = await import('./look-at-pages.ts');
  return lookAtPages(releases, visits, chromium);
}

/** Opens the pages of the candidates as most of those will see them who get all of them. */
export async function openCandidates(
  candidates: ReadableRelease[],
  input: GateInput,
): Promise<Seen> {
  const after =
    compatibilitySets(candidates, input).find(({ releases }) =>
      candidates.every((candidate) => releases.includes(candidate)),
    )?.releases ?? [];
  const wanted = candidates.map(({ release }) => {
    const scope = scopeOf(release, liveNow(input, release.name));
    const visits = visitsFor(release, scope, after);
    return { name: release.name, visits };
  });
  const visits = wanted.flatMap((one) => one.visits);
  const objected = visits.length > 0 ? objection(input) : 'nothing to open';
  const chromium = objected ? undefined : await findChromium();
  const found = chromium ? await look(after, visits, chromium) : [];
  const unopened = objected ?? (chromium ? undefined : 'no Chromium found; set CHROMIUM_PATH');
  const names = candidates.map(({ release }) => release.name);
  // A live remote that fails in a new shell is not to blame: the shell is.
  const culprit = (remote: string) => (names.includes(remote) ? remote : 'shell');
  return {
    problems: new Map(
      names.map((name) => [
        name,
        found.filter(({ remote }) => culprit(remote) === name).map(({ problem }) => problem),
      ]),
    ),
    opened: new Map(
      wanted.map(({ name, visits: own }) => [
        name,
        unopened && unopened !== switchedOff && own.length > 0
          ? { opened: 0, unopened }
          : { opened: unopened ? 0 : own.length },
      ]),
    ),
  };
}
