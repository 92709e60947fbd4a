import { withTimeout } from '../failures/timeout.ts';
import type { BootRemote } from '../registry/boot-manifest.ts';

/** Where the gateway says what is live now for this browser. */
export const bootAddress = '/boot.json';

/** Milliseconds; the registry is small and near. */
const quick = 3000;

/** The remotes as a document would get them at this moment. */
export async function lookUpRemotes(): Promise<BootRemote[]> {
  const work = fetch(bootAddress, { cache: 'no-store' }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${bootAddress}: ${answer.status}`);
    return ((await answer.json()) as { remotes: BootRemote[] }).remotes;
  });
  return withTimeout(work, `${bootAddress} takes too long`, quick);
}
