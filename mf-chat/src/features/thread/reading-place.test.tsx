import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { layOut } from '../../testing/fake-layout.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('where one reads', () => {
  const said = Array.from({ length: 40 }, (_, index) => message(index + 1));
  const many = (count: number) => Array.from({ length: count }, (_, index) => message(index + 1));
  const below = (name = /new message/) => screen.queryByRole('button', { name });
  const scrollTo = (element: HTMLElement, top: number) =>
    act(async () => element.scrollTo({ top }));

  /** 100 pixels a line, of which 200 are seen. */
  async function open(seen = 200): Promise<HTMLElement> {
    layOut(seen);
    showChats('/chats/c1');
    const element = await log();
    await screen.findByRole('textbox');
    await act(async () => new Promise((done) => setTimeout(done, 300)));
    return element;
  }

  test('it opens at the end, and there one stays', async () => {
    const chat = fakeChat({ messages: said });
    const element = await open();
    expect(element.scrollTop).toBe(3800);
    await chat.arrive();
    await waitFor(() => expect(element.scrollTop).toBe(3900));
    expect(below()).toBeNull();
  });

  test('with something unread it opens there, under a line that says so', async () => {
    const chat = fakeChat({ messages: said, unreadFrom: 31 });
    const element = await open();
    expect(element.scrollTop).toBe(3000 - 80);
    expect(screen.getByText('New').parentElement).toHaveTextContent('Line 31');
    expect(chat.called('/api/read.php')).toHaveLength(1);
  });

  test('also when that is pages before the end; who left more than can be read opens at the end', async () => {
    fakeChat({ messages: said, unreadFrom: 11, page: 8 });
    const element = await open();
    // Near the top: what is older has come above it by itself.
    await waitFor(() => expect(element.scrollTop).toBe(1000 - 80));
    expect(screen.getByText('New').parentElement).toHaveTextContent('Line 11');
    cleanup();
    const chat = fakeChat({ messages: many(40), unreadFrom: 1, page: 3 });
    expect((await open()).scrollTop).toBe(2800);
    expect(chat.called('/api/chat.php')).toHaveLength(10);
    expect(screen.queryByText('New')).toBeNull();
  });

  test('further up nothing moves, and what is new below is counted and one press away', async () => {
    const chat = fakeChat({ messages: said });
    const element = await open();
    await scrollTo(element, 1500);
    expect(below(/Newest message/)).toBeVisible();
    expect(element).toHaveAttribute('aria-live', 'off');
    await chat.arrive();
    await chat.arrive();
    await waitFor(() => expect(below(/^2 new messages/)).toBeVisible());
    expect(element.scrollTop).toBe(1500);
    await userEvent.click(below() as HTMLElement);
    await waitFor(() => expect(element.scrollTop).toBe(4000));
    expect(below()).toBeNull();
    expect(element).toHaveFocus();
    expect(element).toHaveAttribute('aria-live', 'polite');
  });

  test('what I wrote on another device, and that she types, is not counted as new', async () => {
    const chat = fakeChat({ messages: said });
    const element = await open();
    await scrollTo(element, 1500);
    await chat.arrive({ sender: 'me' });
    await chat.types();
    expect(below(/^Newest message/)).toBeVisible();
    await chat.arrive();
    await waitFor(() => expect(below(/^1 new message$/)).toBeVisible());
    expect(element.scrollTop).toBe(1500);
    // Whoever goes down by themselves has seen it.
    await scrollTo(element, 4000);
    expect(below(/ew/)).toBeNull();
    // The list may still be bringing them to the end when they go up again.
    await waitFor(async () => {
      await scrollTo(element, 1500);
      expect(below(/^Newest message/)).toBeVisible();
    });
  });

  test('the messages can be reached by keyboard, as a list that is read as it grows', async () => {
    fakeChat({ messages: said });
    const element = await open();
    expect(element.tabIndex).toBe(0);
    expect(element).toHaveAttribute('aria-live', 'polite');
  });

  test('near the top what is older comes by itself, and pushes nothing away', async () => {
    const chat = fakeChat({ messages: many(100), page: 50 });
    const element = await open();
    await scrollTo(element, 400);
    await waitFor(() => expect(element.scrollTop).toBe(5400));
    expect(screen.getByText('Line 55')).toBeInTheDocument();
    expect(chat.calls.filter(({ query }) => query.cursor)).toHaveLength(1);
  });

  test('what is older and did not come is not asked for at every move, but by hand', async () => {
    let broken = true;
    const chat = fakeChat(
      { messages: many(100), page: 50 },
      {
        'GET /api/chat.php': ({ query }) =>
          query.cursor && broken ? fail(400, 'no', 'Not now.') : chat.answer(query.cursor),
      },
    );
    const asked = () => chat.calls.filter(({ query }) => query.cursor).length;
    const element = await open();
    await scrollTo(element, 400);
    await waitFor(() => expect(asked()).toBe(1));
    for (const top of [300, 200, 100, 0]) await scrollTo(element, top);
    expect(asked()).toBe(1);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    await waitFor(() => expect(element.scrollTop).toBe(5000));
    expect(asked()).toBe(2);
  });

  test('of ten thousand messages only those near the screen are drawn', async () => {
    fakeChat({ messages: many(10_000), page: 10_000 });
    const element = await open(800);
    expect(element.querySelectorAll('[dir=auto]').length).toBeLessThan(40);
    expect(await lines()).toContain('Line 10000');
  });
});
