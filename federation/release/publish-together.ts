import { type Audience, audienceText } from '../registry/audience.ts';
import { publish, refuseIfChanged } from '../registry/steps.ts';
import { writerKeys } from '../store/keys.ts';
import { changeRegistry } from '../store/registry-file.ts';
import type { Occasion } from '../store/take-step.ts';
import { checkStored } from './check.ts';
import type { Stored } from './release-package.ts';

/** A package that could not be built or published. */
export interface Failure {
  name: string;
  error: unknown;
}

/** Takes one step for all of them, or for none when one is refused; resolves to what was. */
async function publishAll(
  { files, keys, who, why }: Occasion,
  stored: Stored[],
  audience: Audience,
  without: string[] | undefined,
): Promise<Failure[]> {
  const refused: Failure[] = [];
  const together = stored.map(({ release }) => release);
  const each = together.map(({ name, version }) => `${name} ${version} ${audienceText(audience)}`);
  const note = { who, why, what: each.join(', ') };
  await changeRegistry(files, writerKeys(keys), note, async (current) => {
    // Two that release the same thing at once agree.
    const missing = stored.filter(
      ({ release: { name, version } }) =>
        audience.kind !== 'live' || current.channels[name]?.live !== version,
    );
    for (const { release, seen } of missing) {
      try {
        refuseIfChanged(seen, current, release.name);
        await checkStored(release, { files, registry: current, audience }, together, without);
      } catch (error) {
        refused.push({ name: release.name, error });
      }
    }
    if (refused.length > 0) return current;
    const next = missing.reduce(
      (before, { release: { name, version }, digest }) =>
        publish(before, { name, version, digest }, audience),
      current,
    );
    return next === current ? current : { ...next, sequence: current.sequence + 1 };
  });
  return refused;
}

/**
 * Publishes what was stored in one step, so that no browser ever gets a part of what belongs together.
 * What is refused drops out, and the others are judged again without it. `without` names pages and slots
 * that may go; undefined where any may.
 */
export async function publishTogether(
  occasion: Occasion,
  stored: Stored[],
  audience: Audience,
  without: string[] | undefined,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  let standing = stored;
  while (standing.length > 0) {
    const refused = await publishAll(occasion, standing, audience, without).catch(
      (error: unknown) => standing.map(({ release: { name } }) => ({ name, error })),
    );
    failures.push(...refused);
    if (refused.length === 0) break;
    standing = standing.filter(({ release }) => !refused.some(({ name }) => name === release.name));
  }
  return failures;
}
