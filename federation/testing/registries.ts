import fc from 'fast-check';
import { Refusal } from '../registry/refusal.ts';
import { emptyRegistry, type Registry, type ReleaseRef } from '../registry/registry.ts';
import {
  goLive,
  pinSite,
  promote,
  rollBack,
  startCanary,
  stopCanary,
  unpinSite,
} from '../registry/steps.ts';

/** A release for tests; `version` is one hex digit, repeated. */
export function refOf(version: string, name = 'mf-chat'): ReleaseRef {
  return { name, version: version.repeat(12), digest: `digest of ${version}` };
}

type Step = (current: Registry) => Registry;

const name = fc.constantFrom('mf-chat', 'shell');
const site = fc.constantFrom('localhost', 'another.localhost');
const ref = fc
  .tuple(name, fc.constantFrom(...'0123456789abcdef'))
  .map(([of, digit]) => refOf(digit, of));

/** Any step a person could take. */
export const steps: fc.Arbitrary<Step> = fc.oneof(
  ref.map(
    (of): Step =>
      (current) =>
        goLive(current, of),
  ),
  fc.tuple(ref, fc.integer({ min: 1, max: 100 })).map(
    ([of, share]): Step =>
      (current) =>
        startCanary(current, of, share),
  ),
  fc.tuple(ref, site).map(
    ([of, where]): Step =>
      (current) =>
        pinSite(current, of, where),
  ),
  fc.tuple(name, site).map(
    ([of, where]): Step =>
      (current) =>
        unpinSite(current, of, where),
  ),
  name.map(
    (of): Step =>
      (current) =>
        promote(current, of),
  ),
  name.map(
    (of): Step =>
      (current) =>
        stopCanary(current, of),
  ),
  name.map(
    (of): Step =>
      (current) =>
        rollBack(current, of),
  ),
);

/** A step that is refused leaves the registry as it is. */
export function attempt(current: Registry, step: Step): Registry {
  try {
    return step(current);
  } catch (error) {
    if (error instanceof Refusal) return current;
    throw error;
  }
}

/** Registries that some steps lead to. */
export const registries = fc
  .array(steps, { maxLength: 20 })
  .map((taken) => taken.reduce(attempt, emptyRegistry));
