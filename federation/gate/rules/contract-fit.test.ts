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
    `it needs what the live shell does not offer: ${state}: chats.a is not there, ` +
      'chats.b is not there, chats.c is not there, and 1 more',
  ]);
});

test('what has to be given now is said without how that is recorded', () => {
  const before = { 'chats.load(filter) required': 'a' };
  expect(messages(remote(before), [shell({ 'chats.load(filter) required': 'b' })])).toEqual([
    `it needs what the live shell does not offer: ${state}: chats.load(filter) asks for other fields`,
  ]);
});

test('each export has a line of its own', () => {
  expect(messages(remote({ 'chats.a': '1', 'likes.a': '1' }), [shell({})])).toEqual([
    `it needs what the live shell does not offer: ${state}: chats.a is not there`,
    `it needs what the live shell does not offer: ${state}: likes.a is not there`,
  ]);
});

test('each side is told who goes first', () => {
  const [chat, empty] = [remote({ invented: 'a' }), shell({})];
  expect(contractProblems(chat, [empty])).toMatchObject([
    { rule: 'contract', advice: expect.stringMatching(/^release the shell first/) },
  ]);
  expect(contractProblems(empty, [chat])).toMatchObject([
    { rule: 'contract', advice: expect.stringMatching(/release mf-chat together with the shell$/) },
  ]);
});

test('what says nothing of itself fits, as releases from before there were contracts', () => {
  const silent = { name: 'mf-chat' };
  expect(messages(silent, [shell({})])).toEqual([]);
  expect(messages(shell({}), [silent])).toEqual([]);
  expect(messages(remote({ invented: 'a' }), [{ name: 'shell' }])).toEqual([]);
  expect(messages(remote({ invented: 'a' }), [{ ...shell({}), name: 'mf-members' }])).toEqual([]);
});
