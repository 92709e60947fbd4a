import { toasts } from '@afterglow/shared-state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { composer, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('removing a conversation', () => {
  test('can be undone for a while, and only then the server hears of it', async () => {
    const chat = fakeChat({ messages: [message(1)] });
    const removed = () => chat.calls.filter(({ method }) => method === 'DELETE');
    const page = showChats('/chats/c1');
    await log();
    toasts.clear();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove conversation' }));
    await waitFor(() => expect(page.path()).toBe('/chats'));
    const [said] = toasts.getState().queue;
    expect(said).toMatchObject({ text: 'Conversation with Sofia removed' });
    expect(said?.action?.label).toBe('Undo');
    expect(removed()).toEqual([]);
    await act(async () => said?.action?.run());
    expect(removed()).toEqual([]);
  });

  test('where none has begun there is nothing to remove', async () => {
    fakeChat({ conversation: null });
    showChats('/members/sofia/chat');
    await composer();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'View profile' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Remove conversation' })).toBeNull();
  });
});
