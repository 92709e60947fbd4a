import { jest } from '@jest/globals';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive } from '../testing/stored-release.ts';

jest.setTimeout(60_000);

// Nothing changes, so one store serves them all.
const { files, keys, run, text } = ownStore();
beforeAll(() => releaseLive(files, keys, 'mf-chat', 'one'));
afterAll(removeFolders);

test.each([
  [2, /There is no package mf-none/, ['mf-none']],
  [2, /name a package; --help/, ['promote']],
  [2, /name one package/, ['canary', '--share', '5']],
  [2, /--to wants one package/, ['rollback', 'mf-chat', 'mf-members', '--to', 'a'.repeat(12)]],
  [
    2,
    /say --to or --site, not both/,
    ['rollback', 'mf-chat', '--to', 'a'.repeat(12), '--site', 'nl.example'],
  ],
  [2, /name a package, or --changed/, ['release']],
  [2, /^Unknown option '--nonsense'; --help says more$/, ['status', '--nonsense']],
  [2, /"extra" means nothing here/, ['status', 'extra']],
  [2, /"extra" means nothing here/, ['prune', 'extra']],
  [2, /"mf-chat" means nothing here/, ['release', '--changed', 'mf-chat']],
  [2, /"extra" means nothing here/, ['keys', 'show', 'extra']],
  [2, /say show, create, rotate, retire/, ['keys', 'nonsense']],
  [2, /--from wants the number of a step/, ['keys', 'sign', '--why', 'x', '--from', 'monday']],
  [1, /there is no step #12/, ['keys', 'sign', '--why', 'x', '--from', '12']],
  [2, /--steps wants a whole number/, ['status', '--steps', 'many']],
  [2, /--site wants a host name/, ['rollback', 'mf-chat', '--site', 'https://a.example']],
  [2, /--version wants a version/, ['override', 'mf-chat']],
  [2, /--minutes: up to 1440/, ['override', 'mf-chat', '--version', 'x', '--minutes', '9999']],
  [2, /--share wants percent/, ['canary', 'mf-chat', '--share', 'many']],
  [1, /mf-chat has no canary/, ['promote', 'mf-chat']],
  [
    1,
    /mf-chat ffffffffffff is not in the store/,
    ['canary', 'mf-chat', '--share', '5', '--version', 'f'.repeat(12)],
  ],
  [1, /cannot go back to \.\.\/\.\.\/etc/, ['rollback', 'mf-chat', '--to', '../../etc']],
])('exit code %d with one line: %s', async (code, line, args) => {
  const before = text();
  const answer = await run(...args);
  expect(answer).toMatchObject({ code, errors: expect.stringMatching(line) });
  expect(answer.errors.split('\n')).toHaveLength(1);
  expect(text()).toBe(before);
});
