import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { type Owner, owner } from '../registry/owner.ts';
import { Refusal } from '../registry/refusal.ts';
import { type RemoteManifest, remoteManifest } from '../registry/remote-manifest.ts';

/** The repository's root folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Names of all remotes of this repository: folders `mf-*` with a `remote.json`. */
export function remoteNames(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort();
}

/** Reads a JSON file of this repository. Refuses with its name and the place of the mistake. */
export function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${relative(root, path)}: ${(error as Error).message}`);
  }
}

/** Reads and validates a remote's `remote.json`. Refuses in one line that names the bad field. */
export function readRemoteManifest(name: string): RemoteManifest {
  const parsed = remoteManifest.safeParse(readJson(join(root, name, 'remote.json')));
  if (parsed.success) {
    const { data } = parsed;
    if (data.name !== name) {
      throw new Refusal(`${name}/remote.json: name is "${data.name}", expected "${name}"`);
    }
    const file = (slot: string) => join('src', `${slotExpose(slot)}.tsx`);
    const empty = data.slots.find((slot) => !existsSync(join(root, name, file(slot))));
    if (empty) throw new Refusal(`${name}/remote.json: slots: ${empty} has no ${file(empty)}`);
    return data;
  }
  const issue = parsed.error.issues[0];
  const help = issue?.path[0] === 'slots' ? `; the shell has ${slotNames().join(', ')}` : '';
  throw new Refusal(`${name}/remote.json: ${issue?.path.join('.')}: ${issue?.message}${help}`);
}

/** Slots and layouts that the shell has: the members of a union of strings. */
export const namesIn = (path: string): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/'([a-z:-]+)'/g)].map(
    ([, name = '']) => name,
  );

export const slotNames = (): string[] => namesIn('shell/src/boot/slot-names.ts');

/** Who answers for a package: `owner` in its `remote.json`, or in the shell's `package.json`. */
export function readOwner(name: string): Owner | undefined {
  if (name !== 'shell') return readRemoteManifest(name).owner;
  return z.object({ owner }).parse(readJson(join(root, name, 'package.json'))).owner;
}

/** The file of a slot: `modal:signup` lives in `src/slots/modal-signup.tsx`. */
export function slotExpose(slot: string): string {
  return `./slots/${slot.replace(':', '-')}`;
}

/** The file in which a package shows its components in all their states, for the workshop. */
export const piecesOf = (name: string): string =>
  join(root, name, name === 'shared-ui' ? 'workshop/pieces/pieces.ts' : 'src/pieces.tsx');
