import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive } from '../../registry/steps.ts';
import type { BuiltFile } from '../../store/built-files.ts';
import { diskFiles } from '../../store/disk.ts';
import { keySource, writerKeys } from '../../store/keys.ts';
import { changeRegistry } from '../../store/registry-file.ts';
import { upload } from '../../store/upload.ts';
import type { ReadableRelease } from '../gate-input.ts';

export interface TemporaryStore {
  /** What the gateway has to be told to serve it, and to forget of ours. */
  env: Record<string, string>;
  remove(): void;
}

/** A store with a key of its own in which the releases are live, and nothing is to fall back to. */
export async function temporaryStore(releases: ReadableRelease[]): Promise<TemporaryStore> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-gate-'));
  const files = diskFiles(join(folder, 'store'));
  const folders = { KEYS_DIR: join(folder, 'keys'), DATA_DIR: join(folder, 'data') };
  const keys = writerKeys(keySource(folders));
  for (const { release, read } of releases) {
    const built: BuiltFile[] = [];
    for (const path of Object.keys(release.files)) {
      built.push({ path, content: Buffer.from(await read(path)), brotli: null });
    }
    const { name, version } = release;
    const digest = await upload(files, release, built);
    const note = { who: 'gate', why: '', what: `${name} ${version} opened` };
    await changeRegistry(files, keys, note, (current) =>
      goLive(current, { name, version, digest }),
    );
  }
  const nothing = {
    STORE_URL: '',
    REGISTRY_PRIVATE_KEY: '',
    REGISTRY_PUBLIC_KEYS: '',
    DEV_REMOTE: '',
  };
  return {
    env: { ...folders, ...nothing, STORE_DIR: join(folder, 'store') },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
