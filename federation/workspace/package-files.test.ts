import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfSources } from '../testing/copy.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { remoteNames, root } from './package-files.ts';

afterAll(removeFolders);

/** What is said of mf-chat with those slots, in a repository that has no more than that. */
function saidOf(slots: string[]): string {
  const folder = temporaryFolder();
  for (const name of ['registry', 'workspace']) {
    cpSync(join(root, 'federation', name), join(folder, 'federation', name), { recursive: true });
  }
  cpSync(join(root, 'federation/package.json'), join(folder, 'federation/package.json'));
  symlinkSync(join(root, 'federation/node_modules'), join(folder, 'federation/node_modules'));
  cpSync(join(root, 'shell/src/boot'), join(folder, 'shell/src/boot'), { recursive: true });
  mkdirSync(join(folder, 'mf-chat'));
  const manifest = JSON.parse(readFileSync(join(root, 'mf-chat/remote.json'), 'utf8'));
  writeFileSync(join(folder, 'mf-chat/remote.json'), JSON.stringify({ ...manifest, slots }));
  const script = `import('${folder}/federation/workspace/package-files.ts')
    .then(({ readRemoteManifest }) => readRemoteManifest('mf-chat'))
    .catch(({ message }) => console.log(message))`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

test('a malformed slot is said as it is, with the slots there are', () => {
  const said = saidOf(['modal_signup']);
  expect(said).toContain('mf-chat/remote.json: slots.0: "modal_signup" is no slot');
  expect(said).toContain('the shell has modal:signup, modal:match, ');
  expect(said).toContain('nav:account');
});

test('a checkout may lie in a folder of any name', async () => {
  const copy = copyOfSources('with space é');
  const there = await copy.load<typeof import('./package-files.ts')>('workspace/package-files.ts');
  expect(there.root).toBe(copy.root);
  expect(there.remoteNames()).toEqual(remoteNames());
});
