import { language, toasts } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { later } from '../../testing/later.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('what was said before', () => {
  const older = () => screen.findByRole('button', { name: 'Earlier messages' });
  const said = [1, 2, 3, 4, 5].map((seq) => message(seq));

  test('comes page by page, above, until there is no more', async () => {
    fakeChat({ messages: said, page: 2 });
    showChats('/chats/c1');
    expect(await lines()).toEqual(['Line 4', 'Line 5']);
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
    await userEvent.click(await older());
    await waitFor(async () =>
      expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4', 'Line 5']),
    );
    expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
    expect(await log()).toHaveFocus();
  });

  test('stays there when something new arrives', async () => {
    const chat = fakeChat({ messages: said, page: 2 });
    showChats('/chats/c1');
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
    await chat.arrive();
    await waitFor(async () => expect(await lines()).toHaveLength(5));
    await userEvent.click(await older());
    await waitFor(async () => expect((await lines())[0]).toBe('Line 1'));
  });

  test('in another language all of it is read again, and nothing moves', async () => {
    const rose = (seq: number) => message(seq, { kind: 'gift', body: 'rose' });
    const chat = fakeChat(
      { messages: said.map(({ seq }) => rose(seq)), page: 2 },
      {
        'GET /api/chat.php': ({ query }) => {
          const label = language.getState().current === 'nl' ? 'Roos' : 'Rose';
          const page = chat.answer(query.cursor);
          return { ...page, messages: page.messages.map((one) => ({ ...one, label })) };
        },
      },
    );
    showChats('/chats/c1');
    await userEvent.click(await older());
    await waitFor(async () => expect((await log()).textContent?.match(/Rose/g)).toHaveLength(4));
    await act(async () => language.setState({ current: 'nl' }));
    await waitFor(async () => expect((await log()).textContent?.match(/Roos/g)).toHaveLength(4));
    expect((await log()).textContent).not.toContain('Rose');
    expect(await older()).toBeVisible();
  });

  test('asked for twice it is fetched once; when that fails it says so and can be asked again', async () => {
    const slow = later();
    const chat = fakeChat(
      { messages: said, page: 2 },
      {
        'GET /api/chat.php': async ({ query }) => {
          if (!query.cursor) return chat.answer();
          await slow.promise;
          const tries = chat.calls.filter((call) => call.query.cursor).length;
          return tries === 1 ? fail(400, 'no', 'Not now.') : chat.answer(query.cursor);
        },
      },
    );
    toasts.clear();
    showChats('/chats/c1');
    const button = await older();
    await userEvent.click(button);
    await userEvent.click(button);
    expect(chat.calls.filter(({ query }) => query.cursor)).toHaveLength(1);
    await slow.arrive();
    await waitFor(() => expect(toasts.getState().queue).toMatchObject([{ text: 'Not now.' }]));
    expect(await lines()).toEqual(['Line 4', 'Line 5']);
    await userEvent.click(await older());
    await waitFor(async () => expect(await lines()).toHaveLength(4));
  });
});
