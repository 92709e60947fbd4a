import { bus, toasts } from '@afterglow/shared-state';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatWith, names, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);

describe('more than a page', () => {
  const first = [chatWith('Sofia')];
  const second = [chatWith('Mia')];
  const paged = {
    'GET /api/chats.php': ({ query }: { query: Record<string, unknown> }) => {
      if (query.q) return { chats: second, cursor: null, total_unread: 0 };
      const [chats, cursor] = query.cursor ? [second, null] : [first, 'next'];
      return { chats, cursor, total_unread: 0 };
    },
  };

  test('the next ones come below, until there are no more', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier conversations' }));
    expect(await row('Mia')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-sofia', '/chats/c-mia']);
    expect(screen.queryByRole('button', { name: 'Earlier conversations' })).toBeNull();
  });

  test('who is further down is found by name', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    expect(await row('Mia')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-mia']);
  });

  test('and goes at once when removed, and comes again with the undo', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    await row('Mia');
    await userEvent.click(screen.getByRole('button', { name: 'Options for Mia' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove conversation' }));
    expect(await names()).toEqual([]);
    await act(async () => toasts.getState().queue.at(-1)?.action?.run());
    expect(await names()).toEqual(['/chats/c-mia']);
  });

  test('what was read of it meanwhile is asked for again', async () => {
    let unread = 2;
    fakeChat(
      {},
      {
        'GET /api/chats.php': ({ query }) =>
          query.q
            ? { chats: [chatWith('Mia', {}, unread)], cursor: null, total_unread: unread }
            : paged['GET /api/chats.php']({ query }),
      },
    );
    showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste('mi');
    expect(await row('Mia')).toHaveAccessibleName(/2 unread messages/);
    unread = 0;
    await act(async () => bus.emit('chat:read', { conversation: 'c-mia', mine: true }));
    expect(await row('Mia')).not.toHaveAccessibleName(/unread/);
  });
});
