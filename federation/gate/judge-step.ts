import { visitorKinds } from '../registry/combinations.ts';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import type { Visitor } from '../registry/resolve.ts';
import { readOffers } from '../store/api-record.ts';
import type { Files } from '../store/files.ts';
import type { Judge } from '../store/take-step.ts';
import { problemsBySaying, setsOf } from './compatibility-sets.ts';
import { releasesInUse } from './look-at-releases.ts';
import { meetingProblems } from './meeting-problems.ts';

/**
 * Looks at what stands between packages and what they meet by a registry in browsers of a kind: in words,
 * by what is wrong.
 */
async function misfitsBy(files: Files, registry: Registry, names: string[]) {
  const [known, api] = await Promise.all([releasesInUse(files, registry), readOffers(files)]);
  const own = known.filter(({ release }) => names.includes(release.name));
  return (kind: Visitor): Map<string, string> => {
    const met = setsOf(registry, known, [kind]);
    const found = own.flatMap((one) => {
      const { name, version } = one.release;
      const judge = (beside: (typeof one.release)[]) => meetingProblems(one.release, beside, api);
      return [...problemsBySaying(met, one, judge)].map(
        ([saying, { message }]) => [`${name} ${saying}`, `${name} ${version}: ${message}`] as const,
      );
    });
    return new Map(found);
  };
}

/**
 * Refuses a step after which one of `names` meets what it does not fit, in browsers in which it did fit.
 * What is so there before the step is not its doing: it must not keep anybody from going back.
 */
export function judgeOf(files: Files, names: string[]): Judge {
  return async ({ before, after }) => {
    const kinds = visitorKinds(before, after);
    const now = await misfitsBy(files, after, names);
    const wrong = kinds.filter((kind) => now(kind).size > 0);
    if (wrong.length === 0) return;
    const then = await misfitsBy(files, before, names);
    const lines = new Map<string, string>();
    for (const kind of wrong) {
      const known = then(kind);
      for (const [saying, line] of now(kind)) {
        if (!known.has(saying) && !lines.has(saying)) lines.set(saying, line);
      }
    }
    if (lines.size > 0) throw new Refusal([...lines.values()].join('; '));
  };
}
