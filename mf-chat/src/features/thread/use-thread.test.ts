import { bus, type Target } from '@afterglow/shared-state';
import { act, renderHook } from '@testing-library/react';
import { fakeChat, message, sofia } from '../../testing/fake-chat.ts';
import { useThread } from './use-thread.ts';

type Given = Parameters<typeof fakeChat>;

async function opened(first: Target, ...given: Given) {
  const chat = fakeChat(...given);
  const { result, rerender, unmount } = renderHook(({ target }) => useThread(target), {
    initialProps: { target: first },
  });
  await act(async () => {});
  return {
    chat,
    unmount,
    now: () => result.current,
    becomes: (target: Target) => act(async () => rerender({ target })),
    asked: () => chat.called('/api/chat.php').map(({ query }) => query),
  };
}

test('one that began under a member’s address is the same under its own', async () => {
  const { now, becomes, asked, chat } = await opened({ profile: 'sofia' }, { conversation: null });
  const first = now();
  await chat.arrive({ conversation: 'c9' });
  await becomes({ conversation: 'c9' });
  expect(now()).toBe(first);
  expect(asked()).toHaveLength(1);
  // Said anew by who draws it, and no other for that.
  await becomes({ conversation: 'c9' });
  expect(now()).toBe(first);
});

test('another one is opened, and the one before hears nothing more', async () => {
  const { now, becomes, asked } = await opened(
    { conversation: 'c1' },
    {},
    {
      'GET /api/chat.php': ({ query }) => ({ ...query, messages: [], cursor: null, card: sofia }),
    },
  );
  const first = now();
  await becomes({ conversation: 'c2' });
  expect(now()).not.toBe(first);
  expect(asked()).toMatchObject([{ conversation: 'c1' }, { conversation: 'c2' }]);
  const before = first?.state.get();
  await act(async () => bus.emit('chat:typing', { conversation: 'c1', profile: 'sofia' }));
  expect(first?.state.get()).toBe(before);
  await becomes({ conversation: 'c1' });
  expect([now() === first, asked().length]).toEqual([false, 3]);
});

test('with its component it is left', async () => {
  const { chat, unmount, asked } = await opened({ conversation: 'c1' }, { messages: [message(1)] });
  unmount();
  await act(async () => bus.emit('live:resumed', {}));
  expect(asked()).toHaveLength(1);
  expect(chat.called('/api/read.php').length).toBeLessThanOrEqual(1);
});
