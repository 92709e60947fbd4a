import { offering } from '../../testing/releases.ts';
import { contractProblems } from './contract-fit.ts';

const state = '@afterglow/shared-state';
const shell = (facts: Record<string, string>) => ({
  name: 'shell',
  contract: offering({ surface: { [state]: facts } }),
});
const remote = (facts: Record<string, string>) => ({
  name: 'mf-chat',
  contract: { needs: { surface: { [state]: facts }, ranges: {} } },
});
const messages = (...[candidate, live]: Parameters<typeof contractProblems>) =>
  contractProblems(candidate, live).map(({ message }) => message);

test('a shell may offer more than remotes need', () => {
  expect(
    messages(shell({ 'chats.load': 'a', 'chats.more': 'b' }), [remote({ 'chats.load': 'a' })]),
  ).toEqual([]);
});

test('a shell that drops what a live remote uses is refused, with the names', () => {
  expect(messages(shell({}), [remote({ 'chats.load': 'a' })])).toEqual([
    `it breaks the live mf-chat: ${state}: chats.load is not there`,
  ]);
});

test('a shell that changes the payload of a topic is refused', () => {
  const before = { 'topic credits:changed': '', 'topic credits:changed.credits': 'number' };
  const after = { ...before, 'topic credits:changed.credits': 'string' };
  expect(messages(shell(after), [remote(before)])).toEqual([
    `it breaks the live mf-chat: ${state}: topic credits:changed.credits has another type`,
  ]);
});

test('a remote that needs what the live shell does not offer is refused', () => {
  expect(messages(remote({ invented: 'a' }), [shell({})])).toEqual([
    `it needs what the live shell does not offer: ${state}: invented is not there`,
  ]);
});

test('several facts of one export are one line', () => {
  const needs = { 'chats.a': '1', 'chats.b': '1', 'chats.c': '1', 'chats.d': '1' };
  expect(messages(remote(needs), [shell({})])).toEqual([
    expect.stringMatching(/chats\.a .*chats\.b .*chats\.c .*, and 1 more$/),
  ]);
});
