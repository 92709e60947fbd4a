import { type Composition, signComposition } from '../registry/composition.ts';
import { type KeySource, writerKeys } from '../store/keys.ts';
import { productAddress } from './known-site.ts';

/** The address that shows a composition on a site, to whoever has it. */
export function compositionAddress(
  keys: KeySource,
  site: string | undefined,
  composition: Composition,
): string {
  const address = new URL('/composition', productAddress(process.env));
  address.hostname = site ?? address.hostname;
  const { pair } = writerKeys(keys);
  address.searchParams.set('token', signComposition(composition, pair.privateKey));
  return address.href;
}
