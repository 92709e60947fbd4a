import type { Registry, ReleaseRef, Rollout } from '@afterglow/federation/registry/registry';
import { goLive, startCanary } from '@afterglow/federation/registry/steps';
import { keySource, writerKeys } from '@afterglow/federation/store/keys';
import { openFiles } from '@afterglow/federation/store/open';
import { changeRegistry, startingPoint } from '@afterglow/federation/store/registry-file';
import type { Product } from '../product/product.ts';
import { storeVariant, type Variant } from './variant.ts';

interface Step {
  /** For the history. */
  to: string;
  step(current: Registry, ref: ReleaseRef): Registry;
}

/** Stores a variant of the live release and takes a step with it; resolves to its version. */
async function stepWithVariant(
  { storeFolder }: Pick<Product, 'storeFolder'>,
  name: string,
  variant: Variant,
  { to, step }: Step,
): Promise<string> {
  const files = await openFiles(storeFolder, '');
  const keys = writerKeys(keySource(process.env));
  const { registry } = await startingPoint(files, keys.accepted);
  const ref = await storeVariant(files, name, registry.channels[name]?.live ?? '', variant);
  const note = { who: 'test', what: `${name} ${ref.version} ${to}`, why: variant.id };
  await changeRegistry(files, keys, note, (current) => step(current, ref));
  return ref.version;
}

type Of = [product: Pick<Product, 'storeFolder'>, name: string, variant: Variant];

/** Makes a variant of the live release live for everybody; resolves to its version. */
export const releaseVariant = (...of: Of): Promise<string> =>
  stepWithVariant(...of, { to: 'live', step: goLive });

const onTrial = (of: Of, rollout?: Rollout): Promise<string> =>
  stepWithVariant(...of, {
    to: 'on trial',
    step: (current, ref) => startCanary(current, ref, 50, rollout),
  });

/** Puts a variant of the live release on trial with half of the browsers; resolves to its version. */
export const tryVariant = (...of: Of): Promise<string> => onTrial(of);

/**
 * The same, to go on by itself, as `npm run canary -- … --steps 50,75,100` did eleven minutes ago: a
 * step lasts ten at least.
 */
export function tryBySteps(...of: Of): Promise<string> {
  const begun = new Date(Date.now() - 660_000).toISOString();
  return onTrial(of, { steps: [50, 75, 100], begun, reached: begun });
}
