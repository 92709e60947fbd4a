import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatWith, list, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat } from '../../testing/fake-chat.ts';
import { startTexts } from '../../testing/start-texts.ts';

let isReachable = false;
const actual = await import('./found-beyond.tsx');
jest.unstable_mockModule('./found-beyond.tsx', () => {
  if (!isReachable) throw new Error('no network');
  return actual;
});
const { showChats } = await import('../../testing/show-chats.tsx');

beforeAll(startTexts);
afterEach(() => jest.useRealTimers());

test('what searches a long list is asked for until it is here', async () => {
  fakeChat(
    {},
    {
      'GET /api/chats.php': ({ query }) => ({
        ...{ chats: [chatWith(query.q ? 'Mia' : 'Sofia')], total_unread: 0 },
        cursor: query.q ? null : 'next',
      }),
    },
  );
  showChats('/chats');
  await row('Sofia');
  await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
  jest.useFakeTimers();
  await act(async () => userEvent.setup({ delay: null }).paste('mi'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const isWaiting = async () => (await list()).querySelector('.sk-group') !== null;
  expect(await isWaiting()).toBe(true);
  isReachable = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await row('Mia')).toBeVisible();
  expect(await isWaiting()).toBe(false);
});
