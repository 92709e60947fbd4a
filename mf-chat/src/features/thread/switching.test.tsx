import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, sofia } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('one after the other', () => {
  test('an answer about one conversation never shows in the next', async () => {
    const slow = later();
    const mia = { ...sofia, id: 'mia', name: 'Mia' };
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': async ({ query }) => {
          if (query.conversation === 'c1') {
            await slow.promise;
            return chat.answer();
          }
          const said = [message(1, { id: 'x', conversation: 'c2', body: 'From Mia' })];
          return { ...chat.answer(), conversation: 'c2', card: mia, messages: said };
        },
      },
    );
    const page = showChats('/chats/c1');
    await act(() => page.go('/chats/c2'));
    await screen.findByRole('log', { name: 'Messages with Mia' });
    await slow.arrive();
    expect(screen.getByText('From Mia')).toBeVisible();
    expect(screen.queryByText('Line 1')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chat with Mia');
  });

  test('what is being written to one is not written to the other', async () => {
    const mia = { ...sofia, id: 'mia', name: 'Mia' };
    const chat = fakeChat(
      { messages: [message(1)] },
      {
        'GET /api/chat.php': ({ query }) =>
          query.conversation === 'c1'
            ? chat.answer()
            : { ...chat.answer(), conversation: 'c2', card: mia },
      },
    );
    const page = showChats('/chats/c1');
    await userEvent.type(await composer(), 'Only for you');
    await act(() => page.go('/chats/c2'));
    expect(await screen.findByRole('textbox', { name: 'Write to Mia' })).toHaveValue('');
    await act(() => page.go('/chats/c1'));
    expect(await composer()).toHaveValue('Only for you');
  });
});
