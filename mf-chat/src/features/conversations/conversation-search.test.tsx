import { session, type User } from '@afterglow/shared-state';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, chatWith, list, names, row } from '../../testing/conversations-on-screen.ts';
import { fakeChat } from '../../testing/fake-chat.ts';
import { saidIn } from '../../testing/said-in.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);

describe('search', () => {
  const someone = [chatWith('Sofia'), chatWith('Mia (Utrecht)')];
  async function search(text: string) {
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.click(screen.getByRole('searchbox'));
    await userEvent.paste(text);
  }

  test.each([
    ['sof', ['/chats/c-sofia']],
    [' MIA ', ['/chats/c-mia']],
    ['(', ['/chats/c-mia']],
    ['.', []],
  ])('%s finds by name, whatever the case, and means no pattern', async (text, found) => {
    fakeChat({}, answer(someone));
    showChats('/chats');
    await search(text);
    expect(await names()).toEqual(found);
  });

  test('says when nobody is called so, in the words that were typed; closed, all are back', async () => {
    fakeChat({}, answer(someone));
    showChats('/chats');
    await row('Sofia');
    const isSaid = saidIn();
    await search('Zoë');
    expect(await isSaid('No conversation with “Zoë”.')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(await names()).toHaveLength(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('left and come back to', () => {
  const away = async (page: ReturnType<typeof showChats>) => {
    await act(() => page.go('/likes'));
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(() => page.go('/chats'));
  };

  test('it is where it was, with what was searched, and takes no focus', async () => {
    fakeChat({}, answer([chatWith('Sofia'), chatWith('Mia')]));
    const page = showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.paste('mi');
    (await list()).scrollTop = 300;
    fireEvent.scroll(await list());
    await away(page);
    expect(screen.getByRole('searchbox')).toHaveValue('mi');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(await names()).toEqual(['/chats/c-mia']);
    expect((await list()).scrollTop).toBe(300);
  });

  test('whoever logs in next finds nothing of it', async () => {
    fakeChat({}, answer([chatWith('Sofia')]));
    const page = showChats('/chats');
    await row('Sofia');
    await userEvent.click(screen.getByRole('button', { name: 'Search conversations' }));
    await userEvent.paste('mi');
    await act(() => page.go('/likes'));
    act(() => {
      session.set(null);
      session.set({ id: 'lea', credits: 0 } as User);
    });
    await act(() => page.go('/chats'));
    expect(await row('Sofia')).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
