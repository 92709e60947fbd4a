import { spawnSync } from 'node:child_process';
import { readOffers } from '../../federation/store/api-record.ts';
import { removeFolders } from '../../federation/testing/folder.ts';
import { ownStore } from '../../federation/testing/own-store.ts';
import { releaseLive } from '../../federation/testing/stored-release.ts';
import { node, root } from '../setup/paths.mjs';

afterAll(removeFolders);

const call = 'get /api/chats.php';

/** A store whose mf-chat reads a field of the list of chats, and the script beside it. */
async function product(field: string) {
  const { files, keys, store, keysFolder } = ownStore();
  const api = { [call]: { answer: 'object', [`answer.${field}`]: 'array' } };
  const { version } = await releaseLive(files, keys, 'mf-chat', 'one', { api });
  const own = { STORE_DIR: store, STORE_URL: '', KEYS_DIR: keysFolder };
  return {
    files,
    version,
    fit(mode: string, ...args: string[]) {
      const env = { ...process.env, ...own, NODE_ENV: mode };
      const script = ['tools/start/fit-api.ts', ...args];
      const { status, stderr } = spawnSync(node, script, { cwd: root, env, encoding: 'utf8' });
      return { status, said: stderr.trim() };
    },
  };
}

test('an API that offers what is released may serve, and its offers are kept', async () => {
  const { fit, files } = await product('chats');
  expect(fit('production')).toEqual({ status: 0, said: '' });
  expect(await readOffers(files)).toBeUndefined();
  expect(fit('production', '--record')).toEqual({ status: 0, said: '' });
  expect(await readOffers(files)).toHaveProperty([call]);
});

test('one that drops a field may not in production, and says which, of which release', async () => {
  const { fit, files, version } = await product('conversations');
  const said = `✗ this API breaks mf-chat ${version}: ${call} no longer gives answer.conversations`;
  expect(fit('production', '--record')).toEqual({ status: 1, said });
  expect(fit('development')).toEqual({ status: 1, said });
  expect(await readOffers(files)).toBeUndefined();
  // The same start brings the remotes as well.
  expect(fit('development', '--record')).toEqual({ status: 0, said });
});

test('a store that cannot be read stops nobody from serving', async () => {
  const { fit, files } = await product('chats');
  await files.write('registry.json', '{}');
  expect(fit('production', '--record').status).toBe(0);
  expect(fit('production')).toMatchObject({ status: 1, said: expect.stringContaining('not held') });
});
