import { diskFiles } from './disk.ts';
import type { Files } from './files.ts';

/**
 * Opens a store by its address: a folder, or `s3://bucket/prefix?endpoint=…&region=…`.
 *
 * @param cache folder for copies of release files, for a store that is not on this machine
 */
export async function openFiles(address: string, cache: string): Promise<Files> {
  if (!address.startsWith('s3://')) return diskFiles(address);
  // The client of S3 takes a while to load; a folder needs none of it.
  const { s3Files } = await import('./s3.ts');
  return s3Files(address, cache);
}
