import { manifestOf, releaseOf } from '../../testing/releases.ts';
import { slotProblems } from './known-slots.ts';

const offers = (slots: string[]) => ({ offers: { surface: {}, versions: {}, slots } });
const shell = (slots: string[]) =>
  releaseOf('5', { name: 'shell', manifest: undefined, contract: offers(slots) });
const remote = (slots: string[]) => releaseOf('a', { manifest: manifestOf({ slots }) });

test('a remote fills slots the shell has', () => {
  expect(slotProblems(remote(['modal:match']), [shell(['modal:match'])])).toEqual([]);
});

test('an unknown slot is refused, with those there are', () => {
  const [problem] = slotProblems(remote(['modal:mtach']), [shell(['modal:match'])]);
  expect(problem?.message).toBe('the live shell has no slot modal:mtach');
  expect(problem?.advice).toContain('modal:match');
});

test('a shell keeps the slots that live remotes fill', () => {
  const [problem] = slotProblems(shell([]), [remote(['modal:match'])]);
  expect(problem?.message).toBe('it has no slot modal:match, which the live mf-chat fills');
});
