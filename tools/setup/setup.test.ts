import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolders, temporaryFolder } from '../../federation/testing/folder.ts';
import { commandFor } from './command.mjs';
import { explain } from './failure.mjs';
import { stamped } from './packages.mjs';
import { isNodeFit, pins } from './pins.mjs';
import { hasInstalled } from './toolchain.mjs';

afterAll(removeFolders);

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'no network'],
  ['ENOSPC: no space left on device, write', 'no disk space'],
  [
    'npm ERR! code SELF_SIGNED_CERT_IN_CHAIN\nnpm ERR! request to https://registry.npmjs.org/node failed\nnpm ERR! A complete log',
    "the npm registry's certificate is not trusted",
  ],
  ['npm error code EBADPLATFORM', 'unsupported platform'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install', 'pnpm-lock.yaml does not fit'],
  ['something\nERR odd thing happened\nbye', 'ERR odd thing happened'],
])('an installer that says %j is explained in one line', (output, cause) => {
  const { message } = explain('Installing packages', output);
  expect(message).toContain(`Installing packages failed: ${cause}`);
  expect(message).not.toContain('\n');
});

test("the host's Node is used only when it is the pinned major and not older", () => {
  expect(isNodeFit(pins.node)).toBe(true);
  expect(isNodeFit('24.99.0')).toBe(true);
  expect(isNodeFit('24.0.0')).toBe(false);
  expect(isNodeFit('20.20.2')).toBe(false);
  expect(isNodeFit('26.10.0')).toBe(false);
});

test('a script is a tool, a command for releases or any program', () => {
  const [, [tool]] = commandFor('start', []);
  expect(tool).toMatch(/tools\/start\.ts$/);
  const [, release] = commandFor('release', ['mf-chat']);
  expect(release.slice(1)).toEqual(['release', 'mf-chat']);
  expect(commandFor('jest', ['api'])).toEqual(['jest', ['api']]);
});

test('tools are there once npm says so, not when it was asked for them', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'package-lock.json');
  expect(hasInstalled(file, pins)).toBe(false);
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const before = { node: '24.0.0', pnpm: pins.pnpm };
  write('package-lock.json', { packages: { '': { dependencies: before } } });
  write('package.json', { dependencies: pins });
  expect(hasInstalled(file, pins)).toBe(false);
  expect(hasInstalled(file, { pnpm: pins.pnpm })).toBe(true);
  write('package-lock.json', { packages: { '': { dependencies: pins } } });
  expect(hasInstalled(file, pins)).toBe(true);
  writeFileSync(file, '{"packages":');
  expect(hasInstalled(file, pins)).toBe(false);
});

test('packages of which a change was cut off are not those of before: who goes back installs them anew', async () => {
  const file = join(temporaryFolder(), 'cache/installed');
  await stamped(file, 'old', async () => {});
  expect(readFileSync(file, 'utf8')).toBe('old');
  const cutOff = stamped(file, 'new', async () => {
    expect(existsSync(file)).toBe(false);
    throw new Error('no network');
  });
  await expect(cutOff).rejects.toThrow('no network');
  expect(existsSync(file)).toBe(false);
});
