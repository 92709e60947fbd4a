import { type Outgoing, outbox, type Target } from '@afterglow/shared-state';
import { outgoing } from '@afterglow/shared-state/testing/outgoing';
import { act, renderHook } from '@testing-library/react';
import { mine } from '../../testing/fake-chat.ts';
import { sameTarget } from './targets.ts';
import { useOutgoing } from './use-outgoing.ts';

const [conversation, profile]: Target[] = [{ conversation: 'c1' }, { profile: 'sofia' }];
const waits = (...messages: Outgoing[]) => act(() => outbox.setState({ messages }));
afterEach(() => waits());

test('what is on its way to here, under either address, and not what is stored by now', () => {
  waits(
    outgoing('a', { target: profile as Target }),
    outgoing('b', { target: conversation as Target }),
    outgoing('c', { target: { conversation: 'c2' } }),
    outgoing('d', { target: { profile: 'mia' } }),
    outgoing('e', { target: conversation as Target }),
  );
  const { result, rerender } = renderHook(
    ({ stored }) => useOutgoing(stored, 'sofia', conversation as Target, profile as Target),
    { initialProps: { stored: [mine(1, { client_id: 'e' })] } },
  );
  const ids = () => result.current.map(({ client_id }) => client_id);
  expect(ids()).toEqual(['a', 'b']);
  rerender({ stored: [mine(1, { client_id: 'e' }), mine(2, { client_id: 'a' })] });
  expect(ids()).toEqual(['b']);
  waits(outgoing('f', { target: profile as Target }));
  expect(ids()).toEqual(['f']);
});

test('what a member is to read is here under any target, once it is known who that is', () => {
  waits(
    outgoing('a', { target: profile as Target, reader: 'sofia' }),
    outgoing('b', { target: { profile: 'mia' }, reader: 'mia' }),
    outgoing('c', { target: { conversation: 'c2' } }),
  );
  const targets: [Target, Target] = [conversation as Target, conversation as Target];
  const { result, rerender } = renderHook(({ member }) => useOutgoing([], member, ...targets), {
    initialProps: { member: undefined as string | undefined },
  });
  expect(result.current).toEqual([]);
  rerender({ member: 'sofia' });
  expect(result.current).toMatchObject([{ client_id: 'a' }]);
});

test.each<[Target, Target, boolean]>([
  [{ conversation: 'c1' }, { conversation: 'c1' }, true],
  [{ conversation: 'c1' }, { conversation: 'c2' }, false],
  [{ profile: 'sofia' }, { profile: 'sofia' }, true],
  [{ profile: 'sofia' }, { profile: 'mia' }, false],
  [{ conversation: 'sofia' }, { profile: 'sofia' }, false],
  [{ profile: 'sofia' }, { conversation: 'sofia' }, false],
])('%j and %j are the same: %s', (a, b, same) => {
  expect(sameTarget(a, b)).toBe(same);
});
