import { staticProblems } from '../../../federation/gate/static-problems.ts';
import { diskFiles } from '../../../federation/store/disk.ts';
import { readRelease } from '../../../federation/store/releases.ts';
import { changedPackages, type NoPlan, type Plan } from './plan.ts';
import { type Pair, suspects } from './suspects.ts';

/** What the gate would say to the new release while the old one is live. */
async function objections({ store, versions }: Plan, { fresh, old }: Pair): Promise<string[]> {
  const files = diskFiles(store);
  const [candidate, live] = await Promise.all([
    readRelease(files, fresh, versions[fresh]?.new ?? ''),
    readRelease(files, old, versions[old]?.old ?? ''),
  ]);
  if (!candidate || !live) return [];
  return staticProblems(candidate.release, [live.release])
    .filter(({ rule }) => rule !== 'budget')
    .map(({ message }) => `  new ${fresh} with old ${old}: ${message}`);
}

/** Where to look when rows failed; empty when none did. */
export async function explainFailures(plan: Plan | NoPlan, failed: string[]): Promise<string> {
  if ('none' in plan) return '';
  const pairs = suspects(changedPackages(plan), failed);
  if (pairs.length === 0) return '';
  const byOld = [...Map.groupBy(pairs, ({ old }) => old)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const said = await Promise.all(pairs.map((pair) => objections(plan, pair)));
  const gate = said.flat();
  return [
    '',
    `Old is ${plan.revision.slice(0, 12)}. These were together only in tests that failed:`,
    ...byOld.map(
      ([old, met]) => `  old ${old} with new ${met.map(({ fresh }) => fresh).join(', ')}`,
    ),
    ...(gate.length > 0 ? ['Of these the gate would refuse:', ...gate] : []),
    '',
  ].join('\n');
}
