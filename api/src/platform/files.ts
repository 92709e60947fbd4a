import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where photos and chat images are kept, by key; never readable by URL. */
export type Files = Disk;

/** A folder below `DATA_DIR`, unless `FILES_URL` names a bucket that all machines share. */
export async function openFiles(where: FilesPlace): Promise<Files> {
  if (!where.filesUrl) return folder(where);
  // The client of S3 takes a while to load; a folder needs none of it.
  const { openBucket } = await import('./s3-bucket.ts');
  return openBucket(where.filesUrl);
}

interface FilesPlace {
  dataDir: string;
  filesUrl: string | undefined;
}

function folder(where: FilesPlace): Files {
  return new Disk(new FSDriver({ location: placeOf(where, ''), visibility: 'private' }));
}

/** Where an operator finds a file: its path, or its address in the bucket. */
export function placeOf({ dataDir, filesUrl }: FilesPlace, key: string): string {
  return filesUrl ? `s3://${new URL(filesUrl).hostname}/${key}` : join(dataDir, 'files', key);
}
