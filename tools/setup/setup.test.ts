import { commandFor } from './command.mjs';
import { explain } from './failure.mjs';
import { isNodeFit, pins } from './pins.mjs';

test.each([
  ['npm error code ENOTFOUND\nnpm error network request failed', 'no network'],
  ['ENOSPC: no space left on device, write', 'no disk space'],
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
