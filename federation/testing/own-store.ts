import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles } from '../store/disk.ts';
import { createPair } from '../store/key-files.ts';
import { readRegistry } from '../store/registry-file.ts';
import { runHere } from './command.ts';
import { temporaryFolder } from './folder.ts';

/** An empty store with keys of its own, and the command line as Ada uses it there. */
export function ownStore() {
  const folder = temporaryFolder();
  const [store, keysFolder] = [join(folder, 'store'), join(folder, 'keys')];
  const file = join(store, 'registry.json');
  const files = diskFiles(store);
  const pair = createPair(keysFolder);
  const keys = { pair, accepted: [pair.publicKey] };
  const registry = () => readRegistry(files, keys.accepted);
  const env = { KEYS_DIR: keysFolder, USER: 'ada' };
  return {
    files,
    keys,
    store,
    keysFolder,
    file,
    run: (...args: string[]) => runHere([...args, '--store', store], env),
    text: () => readFileSync(file, 'utf8'),
    registry,
    chat: async () => (await registry())?.channels['mf-chat'],
  };
}
