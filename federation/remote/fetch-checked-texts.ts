import { RemoteError } from '../failures/error-class.ts';
import { patience } from '../failures/patience.ts';

/** The build calls such a file by its sha384, in the alphabet of addresses. */
function integrityOf(address: string): string {
  const hash = /\/texts\/([\w-]{64})\.json$/.exec(address)?.[1];
  if (!hash) throw new RemoteError('texts', `${address} is not named after its content`);
  return `sha384-${hash.replaceAll('-', '+').replaceAll('_', '/')}`;
}

/**
 * Texts that only one page of a remote needs, at an address `new URL('./x.json', import.meta.url)`
 * of its code. The browser refuses what is not exactly what was built.
 */
export async function fetchCheckedTexts(address: URL): Promise<object> {
  // Where a part of the address is a variable, webpack gives a string in spite of the `new URL`.
  const integrity = integrityOf(String(address));
  try {
    const signal = AbortSignal.timeout(patience());
    const answer = await fetch(address, { integrity, signal });
    if (answer.ok) return await answer.json();
    throw new Error(String(answer.status));
  } catch (error) {
    throw new RemoteError('texts', `${address}: ${error instanceof Error ? error.message : error}`);
  }
}
