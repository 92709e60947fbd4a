import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteManifest } from '../registry/remote-manifest.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { newRemote } from './new-remote.ts';

afterAll(removeFolders);

function repository(): string {
  const root = temporaryFolder();
  writeFileSync(join(root, 'tsconfig.json'), '{"files":[],"references":[{"path":"./shell"}]}');
  return root;
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('writes a remote of that name, known to the compiler', () => {
  const root = repository();
  newRemote(root, 'mf-secret-garden');
  const manifest = remoteManifest.parse(JSON.parse(read(root, 'mf-secret-garden/remote.json')));
  expect(manifest).toMatchObject({
    name: 'mf-secret-garden',
    routes: [{ name: 'secret-garden', path: '/secret-garden' }],
  });
  expect(read(root, 'mf-secret-garden/src/routes/secret-garden.tsx')).toContain('SecretGardenPage');
  expect(read(root, 'mf-secret-garden/package.json')).toContain('@afterglow/mf-secret-garden');
  expect(JSON.parse(read(root, 'tsconfig.json')).references).toContainEqual({
    path: './mf-secret-garden',
  });
});

test.each(['garden', 'mf-', 'mf-Garden', 'mf-garden-2', 'mf-../x'])(
  '%s is no name for a remote, and nothing is written',
  (name) => {
    const root = repository();
    const before = read(root, 'tsconfig.json');
    expect(() => newRemote(root, name)).toThrow('is no name for a remote');
    expect(read(root, 'tsconfig.json')).toBe(before);
  },
);

test('leaves alone what is there already', () => {
  const root = repository();
  mkdirSync(join(root, 'mf-garden'));
  expect(() => newRemote(root, 'mf-garden')).toThrow('mf-garden is there already');
});

test('refuses a page that another remote has', () => {
  const root = repository();
  expect(() => newRemote(root, 'mf-members-page')).not.toThrow();
  expect(() => newRemote(root, 'mf-pricing')).toThrow('belongs to mf-payments');
  expect(existsSync(join(root, 'mf-pricing'))).toBe(false);
});
