import { join, resolve } from 'node:path';
import { writeAtomically } from '@afterglow/federation/store/atomic';

interface Place {
  ownFolder: string;
  port: number;
  storeAddress: string;
}

/**
 * Notes which store this gateway uses, so that `npm run status` can say when it looks at another. With a
 * disk that is full it serves without.
 */
export function noteUsedStore(
  { ownFolder, port, storeAddress }: Place,
  warn: (line: string) => void,
): void {
  const [address = ''] = storeAddress.split('?');
  const store = address.startsWith('s3://') ? address : resolve(address);
  const note = JSON.stringify({ pid: process.pid, port, store });
  try {
    writeAtomically(join(ownFolder, 'used-store.json'), note);
  } catch (error) {
    warn(`cannot note the store in use: ${(error as Error).message}`);
  }
}
