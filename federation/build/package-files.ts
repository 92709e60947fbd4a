import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RemoteManifest, remoteManifest } from '../registry/remote-manifest.ts';

/** The repository's root folder. */
export const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** Names of all remotes of this repository: folders `mf-*` with a `remote.json`. */
export function remoteNames(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort();
}

/** Reads and validates a remote's `remote.json`. Throws one line that names the bad field. */
export function readRemoteManifest(name: string): RemoteManifest {
  const parsed = remoteManifest.safeParse(
    JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')),
  );
  if (parsed.success) {
    if (parsed.data.name === name) return parsed.data;
    throw new Error(`${name}/remote.json: name is "${parsed.data.name}", expected "${name}"`);
  }
  const issue = parsed.error.issues[0];
  throw new Error(`${name}/remote.json: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The file of a slot: `modal:signup` lives in `src/slots/modal-signup.tsx`. */
export function slotExpose(slot: string): string {
  return `./slots/${slot.replace(':', '-')}`;
}
