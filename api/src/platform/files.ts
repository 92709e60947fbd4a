import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where photos and chat images are kept, by key; never readable by URL. */
export type Files = Disk;

export function openFiles(dataDir: string): Files {
  return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'private' }));
}
