import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Place {
  ownFolder: string;
  port: number;
  storeAddress: string;
}

/** Notes which store this gateway uses, so that `npm run status` can say when it looks at another. */
export function noteUsedStore({ ownFolder, port, storeAddress }: Place): void {
  const [address = ''] = storeAddress.split('?');
  const store = address.startsWith('s3://') ? address : resolve(address);
  mkdirSync(ownFolder, { recursive: true });
  writeFileSync(
    join(ownFolder, 'used-store.json'),
    JSON.stringify({ pid: process.pid, port, store }),
  );
}
