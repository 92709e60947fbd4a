import { bus, toasts } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatWith, list, names, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { saidIn } from '../../testing/said-in.ts';
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

  const search = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(text);
  };
  /** Answers a search otherwise. */
  const finding = (find: (query: Record<string, unknown>) => unknown) => ({
    'GET /api/chats.php': ({ query }: { query: Record<string, unknown> }) =>
      query.q ? find(query) : paged['GET /api/chats.php']({ query }),
  });
  const nobody = 'No conversation with “mi”.';

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
    await search('mi');
    expect(await row('Mia')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-mia']);
  });

  test('and goes at once when removed, and comes again with the undo', async () => {
    fakeChat({}, paged);
    showChats('/chats');
    await row('Sofia');
    await search('mi');
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
      finding(() => ({
        ...{ chats: [chatWith('Mia', {}, unread)], cursor: null, total_unread: unread },
      })),
    );
    showChats('/chats');
    await row('Sofia');
    await search('mi');
    expect(await row('Mia')).toHaveAccessibleName(/2 unread messages/);
    unread = 0;
    await act(async () => bus.emit('chat:read', { conversation: 'c-mia', mine: true }));
    expect(await row('Mia')).not.toHaveAccessibleName(/unread/);
  });

  test('that nobody is called so is said once the server has said so', async () => {
    const slow = later();
    fakeChat(
      {},
      finding(() => slow.promise.then(() => ({ chats: [], cursor: null, total_unread: 0 }))),
    );
    showChats('/chats');
    await search('mi');
    expect(await names()).toEqual([]);
    expect((await list()).querySelector('[aria-busy=true]')).toBeVisible();
    expect(screen.queryByText(nobody)).toBeNull();
    const isSaid = saidIn();
    await slow.arrive();
    expect(await isSaid(nobody)).toBe(true);
    expect((await list()).querySelector('[aria-busy=true]')).toBeNull();
  });

  test('a search that fails says so, and can be tried again', async () => {
    let broken = true;
    fakeChat(
      {},
      finding(() =>
        broken ? fail(400, 'no', 'Away.') : { chats: second, cursor: null, total_unread: 0 },
      ),
    );
    showChats('/chats');
    await search('mi');
    expect(await screen.findByText('Away.')).toBeVisible();
    expect(screen.queryByText(nobody)).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row('Mia')).toBeVisible();
    expect(screen.queryByText('Away.')).toBeNull();
  });

  test('what is still being typed is not asked for', async () => {
    const chat = fakeChat(
      {},
      finding(() => ({ chats: [], cursor: null, total_unread: 0 })),
    );
    showChats('/chats');
    await userEvent.click(await screen.findByRole('button', { name: 'Search conversations' }));
    for (const value of ['m', 'mi', 'mir', 'miri'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    expect(await screen.findByText('No conversation with “miri”.')).toBeVisible();
    const asked = chat.called('/api/chats.php').flatMap(({ query }) => query.q ?? []);
    expect(asked).toEqual(['m', 'miri']);
  });

  test('who else is called so comes on demand', async () => {
    fakeChat(
      {},
      finding(({ cursor }) =>
        cursor
          ? { chats: [chatWith('Miriam')], cursor: null, total_unread: 0 }
          : { chats: second, cursor: 'more', total_unread: 0 },
      ),
    );
    showChats('/chats');
    await search('mi');
    expect(await row('Mia')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Earlier conversations' }));
    expect(await row('Miriam')).toBeVisible();
    expect(await names()).toEqual(['/chats/c-mia', '/chats/c-miriam']);
    expect(screen.queryByRole('button', { name: 'Earlier conversations' })).toBeNull();
  });
});
