import { join, resolve } from 'node:path';
import { connect } from '@afterglow/api/operator/connect';
import { readEnv } from '@afterglow/api/platform/env';
import { openFiles as openPhotos } from '@afterglow/api/platform/files';
import { openFiles as openStore } from '@afterglow/federation/store/open';
import type { Installation } from './backup.ts';
import { photoShelf, storeShelf } from './shelf.ts';

const root = join(import.meta.dirname, '../..');

/** Opens the installation that the environment names, as `npm start` would, for the time of `work`. */
export async function withInstallation(
  work: (installation: Installation) => Promise<void>,
): Promise<void> {
  process.chdir(root);
  const env = readEnv(process.env);
  const { STORE_URL, STORE_DIR = '.store' } = process.env;
  const { connection, stop } = await connect(env);
  try {
    const store = storeShelf(await openStore(STORE_URL || resolve(STORE_DIR), '.cache/store'));
    const photos = photoShelf(await openPhotos(env));
    await work({ connection, photos, store });
  } finally {
    await stop();
  }
}
