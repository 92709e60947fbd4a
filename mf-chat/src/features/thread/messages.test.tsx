import { screen, within } from '@testing-library/react';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { lines, log } from '../../testing/thread-on-screen.ts';

beforeAll(startTexts);

describe('what was said', () => {
  test('stands in order, with a line for each day', async () => {
    const yesterday = message(1, { created_at: '2026-01-04T11:00:00Z' });
    fakeChat({ messages: [yesterday, message(2), mine(3)] });
    showChats('/chats/c1');
    expect(await lines()).toEqual(['Line 1', 'Line 2', 'Line 3']);
    const days = [...(await log()).querySelectorAll('.day')].map(({ textContent }) => textContent);
    expect(days).toHaveLength(2);
    expect(new Set(days).size).toBe(2);
  });

  test('is text and nothing else, whatever it looks like', async () => {
    const body = '<img src=x onerror="alert(1)"> {{name}} $t(thread.more)';
    fakeChat({ messages: [message(1, { body })] });
    showChats('/chats/c1');
    expect(await lines()).toEqual([body]);
    expect(within(await log()).queryByRole('img')).toBeNull();
  });

  test('whose a text, an opener or a GIF is stands before it for whoever does not see the side', async () => {
    const gif = { key: 'k', label: 'Hug', url: '/moves', still_url: '/still', width: 1, height: 1 };
    fakeChat({
      messages: [
        message(1),
        mine(2),
        message(3, { kind: 'icebreaker', body: 'drink', label: 'What do you drink?' }),
        mine(4, { kind: 'gif', body: 'k', gif }),
      ],
    });
    showChats('/chats/c1');
    const said = [...(await log()).querySelectorAll('.row')].map(({ firstElementChild: who }) => [
      who?.textContent,
      who?.className,
    ]);
    expect(said).toEqual(
      ['Sofia', 'You', 'Sofia', 'You'].map((whose) => [whose, 'visually-hidden']),
    );
    expect(await lines()).toEqual(['Line 1', 'Line 2', 'What do you drink?']);
  });

  test('a gift is named, and a photo says whose it is, once', async () => {
    const image = { id: 'i', thumb_url: '/t', full_url: '/f', width: 1, height: 1 };
    fakeChat({
      messages: [
        message(1, { kind: 'gift', body: 'rose', label: 'Red rose' }),
        mine(2, { kind: 'gift', body: 'ring', label: 'Ring' }),
        message(3, { kind: 'image', body: null, image }),
      ],
    });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent('Sofia sent you a gift: Red rose');
    expect(await log()).toHaveTextContent('You sent Sofia a gift: Ring');
    expect(screen.getByRole('img', { name: 'Photo sent by Sofia' })).toHaveAttribute('src', '/t');
    expect((await log()).querySelector('.visually-hidden')).toBeNull();
  });

  test('who is asked for money is warned; who asks is not', async () => {
    fakeChat({ messages: [message(1, { warning: true }), mine(2, { warning: true })] });
    showChats('/chats/c1');
    await log();
    expect(screen.getAllByText(/Asked for money/)).toHaveLength(1);
  });

  test('my last message says how far it came, and no other does', async () => {
    fakeChat({ messages: [mine(1), mine(2), message(3)], readUntil: 1 });
    showChats('/chats/c1');
    expect(await log()).toHaveTextContent(/Delivered/);
    expect(await log()).not.toHaveTextContent(/Read/);
  });
});
