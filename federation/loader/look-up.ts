import { withTimeout } from '../failures/timeout.ts';
import type { BootRemote } from '../registry/boot-manifest.ts';

/** Where the gateway says what is live now for this browser. */
export const bootAddress = '/boot.json';

/** Milliseconds; the registry is small and near. */
const quick = 3000;

/** What a document would get at this moment. */
export interface Current {
  remotes: BootRemote[];
  /** Version of the shell; absent from a gateway that is older than this. */
  shell?: string;
}

export async function lookUpCurrent(): Promise<Current> {
  const work = fetch(bootAddress, { cache: 'no-store' }).then(async (answer) => {
    if (!answer.ok) throw new Error(`${bootAddress}: ${answer.status}`);
    return (await answer.json()) as Current;
  });
  return withTimeout(work, `${bootAddress} takes too long`, quick);
}
