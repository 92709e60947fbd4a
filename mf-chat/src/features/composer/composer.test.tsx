import {
  type Card,
  outbox,
  type Settings,
  session,
  settings,
  toasts,
  type User,
} from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isSilent, saidIn } from '../../testing/said-in.ts';
import { startTexts } from '../../testing/start-texts.ts';
import type { Insert } from '../thread/openers.tsx';
import { Composer } from './composer.tsx';

beforeAll(startTexts);

const sofia = { id: 'sofia', name: 'Sofia' } as Card;

function showComposer(credits: number, insert: Insert | null = null, state?: string) {
  settings.setState({ message_credits: 10, photo_credits: 20 } as Settings);
  session.set({ id: 'me', credits } as User);
  const composer = (chosen: Insert | null) => (
    <MemoryRouter initialEntries={[{ pathname: '/', state }]}>
      <Composer
        target={{ conversation: 'c1' }}
        profile={sofia}
        conversation="c1"
        seen={() => 7}
        credits={credits}
        maxLength={100}
        insert={chosen}
        quote={null}
        onUnquote={() => {}}
      />
    </MemoryRouter>
  );
  const { rerender, unmount } = render(composer(insert));
  return { unmount, choose: (opener: Insert) => rerender(composer({ ...opener })) };
}

beforeEach(() => {
  localStorage.clear();
  outbox.clear();
  session.set(null);
  // Nothing answers, so what is sent stays in the outbox to be looked at.
  fakeServer({});
});

const field = () => screen.getByRole('textbox', { name: 'Write to Sofia' });

test('the price is part of the send button, and Enter sends', async () => {
  showComposer(30);
  expect(screen.getByRole('button', { name: 'Send for 10 credits' })).toBeDisabled();
  await userEvent.type(field(), 'Hello{Shift>}{Enter}{/Shift}you{Enter}');
  expect(outbox.getState().messages).toMatchObject([{ kind: 'text', body: 'Hello\nyou' }]);
  expect(field()).toHaveValue('');
});

test('with too few credits it offers to buy some, and the text stays', async () => {
  showComposer(8);
  const isSaid = saidIn();
  await userEvent.type(field(), 'I know just the bottle{Enter}');
  expect(await isSaid(/This message costs 10, you have 8/)).toBe(true);
  expect(screen.getByRole('link', { name: 'Buy credits' })).toHaveAttribute('href', '/credits');
  expect(field()).toHaveValue('I know just the bottle');
  expect(outbox.getState().messages).toEqual([]);
});

test('a draft is there again after a detour', async () => {
  const { unmount } = showComposer(8);
  await userEvent.type(field(), 'unsent words');
  unmount();
  showComposer(100);
  expect(field()).toHaveValue('unsent words');
});

const cooking = { key: 'cooking', label: 'Cooking together or ordering in?' };

test('an opener fills the field; sent as it is it stays a key, changed it is a text', async () => {
  const { choose } = showComposer(30);
  choose(cooking);
  expect(field()).toHaveValue(cooking.label);
  expect(field()).toHaveFocus();
  expect(outbox.getState().messages).toEqual([]);
  await userEvent.type(field(), '{Enter}');
  choose(cooking);
  await userEvent.keyboard(' Both!{Enter}');
  expect(outbox.getState().messages).toMatchObject([
    { kind: 'icebreaker', body: 'cooking', label: cooking.label },
    { kind: 'text', body: `${cooking.label} Both!`, label: null },
  ]);
});

describe('an opener', () => {
  const dancing = { key: 'dancing', label: 'Do you dance?' };

  test.each([
    ['Hi!', `Hi! ${cooking.label}`],
    ['Hi!\n', `Hi!\n${cooking.label}`],
    [' \n', cooking.label],
    [`Hi! ${dancing.label}`, `Hi! ${cooking.label}`],
    [`${dancing.label} I do.`, `${dancing.label} I do. ${cooking.label}`],
  ])('stands after what was written, in the place of the one before: %j', async (text, whole) => {
    const { choose } = showComposer(30);
    choose(dancing);
    fireEvent.change(field(), { target: { value: text } });
    choose(cooking);
    expect(field()).toHaveValue(whole);
  });

  test('is gone on from, wherever the caret was, and is kept as a draft', async () => {
    const { choose, unmount } = showComposer(30);
    await userEvent.type(field(), 'Hi!');
    choose(cooking);
    field().blur();
    (field() as HTMLTextAreaElement).setSelectionRange(1, 1);
    choose(cooking);
    await userEvent.keyboard(' Both?');
    const whole = `Hi! ${cooking.label} Both?`;
    expect(field()).toHaveValue(whole);
    unmount();
    showComposer(30, cooking);
    expect(field()).toHaveValue(whole);
    expect(field()).not.toHaveFocus();
  });

  test('is not there again in a field that comes after it was sent', async () => {
    const { choose, unmount } = showComposer(30);
    choose(cooking);
    await userEvent.keyboard('{Enter}');
    unmount();
    showComposer(30, cooking);
    expect(field()).toHaveValue('');
  });

  test('takes the place of the gifts', async () => {
    const { choose } = showComposer(30);
    await userEvent.click(screen.getByRole('button', { name: 'Send a gift' }));
    await waitFor(() => expect(screen.queryByLabelText('Write to Sofia')).not.toBeVisible());
    choose(cooking);
    expect(field()).toBeVisible();
    expect(field()).toHaveFocus();
  });

  test('that does not fit any more is cut, which is said', async () => {
    const { choose } = showComposer(30);
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(98));
    choose(cooking);
    expect(field()).toHaveValue(`${'x'.repeat(98)} C`);
    expect(screen.getByText(/The rest was left out/)).toBeVisible();
  });
});

test('says how many characters are left when it gets close', async () => {
  showComposer(30);
  await userEvent.type(field(), 'x'.repeat(40));
  expect(screen.getByText('60 characters left')).toBeVisible();
});

test('more than fits is said to be left out, until one types again', async () => {
  showComposer(30);
  const isSaid = saidIn();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(1_000_000));
  expect(field()).toHaveValue('x'.repeat(100));
  expect(await isSaid(/room for 100 characters. The rest was left out/)).toBe(true);
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText(/The rest was left out/)).toBeNull();
  await userEvent.paste('y');
  expect(screen.queryByText(/The rest was left out/)).toBeNull();
  await userEvent.paste('z');
  expect(screen.getByText(/The rest was left out/)).toBeVisible();
});

test('what takes the place of other text may be as long as that was', async () => {
  showComposer(30);
  await userEvent.type(field(), 'x'.repeat(100));
  (field() as HTMLTextAreaElement).setSelectionRange(0, 60);
  await userEvent.paste('y'.repeat(60));
  expect(field()).toHaveValue('y'.repeat(60) + 'x'.repeat(40));
  expect(screen.queryByText(/The rest was left out/)).toBeNull();
});

test('an opener that was cut in the middle of an emoji goes without that half of it', async () => {
  const { choose } = showComposer(30);
  choose({ key: 'k', label: `${'x'.repeat(99)}😊` });
  await waitFor(() => expect(field()).not.toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Send for 10 credits' }));
  expect(outbox.getState().messages).toMatchObject([{ kind: 'text', body: 'x'.repeat(99) }]);
});

test('what was sent from another tab is not left here to be sent again; what is other words is', async () => {
  showComposer(30);
  const key = 'member-draft-sofia';
  const sends = (oldValue: string) =>
    act(() => {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
    });
  await userEvent.type(field(), 'Hello');
  sends('Hello');
  expect(field()).toHaveValue('');
  // It began another one meanwhile, which is left alone.
  localStorage.setItem(key, 'Theirs');
  await userEvent.tab();
  expect(localStorage.getItem(key)).toBe('Theirs');
  await userEvent.type(field(), 'Mine');
  sends('Theirs');
  expect(field()).toHaveValue('Mine');
});

test('a draft that was taken back is not there again', async () => {
  const { unmount } = showComposer(8);
  await userEvent.type(field(), 'hm{Backspace}{Backspace}');
  unmount();
  showComposer(100);
  expect(field()).toHaveValue('');
});

test('spaces are no message, and a word that is being composed is not sent', async () => {
  showComposer(30);
  await userEvent.type(field(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send for 10 credits' })).toBeDisabled();
  await userEvent.type(field(), 'こ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  expect(outbox.getState().messages).toEqual([]);
});

test('a lack of credits is not mentioned before there is something to pay for', () => {
  showComposer(0);
  expect(isSilent()).toBe(true);
  expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
});

test('exactly enough is enough', async () => {
  showComposer(10);
  await userEvent.type(field(), 'Hello{Enter}');
  expect(outbox.getState().messages).toMatchObject([{ body: 'Hello' }]);
});

test('the other one hears of writing at most once in four seconds', async () => {
  const calls = fakeServer({ 'POST /api/typing.php': () => undefined });
  showComposer(30);
  const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
  await userEvent.type(field(), 'abc');
  now.mockReturnValue(13_999);
  await userEvent.type(field(), 'd');
  expect(calls).toMatchObject([{ path: '/api/typing.php', body: { conversation: 'c1', seq: 7 } }]);
  now.mockReturnValue(14_000);
  await userEvent.type(field(), 'e');
  expect(calls).toHaveLength(2);
  now.mockRestore();
});

describe('a photo', () => {
  const photo = new File(['x'], 'beach.jpg', { type: 'image/jpeg' });
  const choose = (files: File[]) =>
    fireEvent.paste(field(), { clipboardData: { files: files as unknown as FileList } });

  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => {};
  });

  test('is shown with its price before it is sent; what was typed stays', async () => {
    showComposer(30);
    await userEvent.type(field(), 'Later');
    choose([photo]);
    expect(screen.getByRole('img', { name: 'The photo you are about to send' })).toBeVisible();
    expect(screen.getByText('A photo costs 20 credits')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send for 20 credits' }));
    expect(outbox.getState().messages).toMatchObject([
      { kind: 'image', picture: { file: photo }, credits: 20 },
    ]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(field()).toHaveValue('Later');
    expect(screen.getByRole('button', { name: 'Send for 10 credits' })).toBeEnabled();
  });

  test('can be taken away again; a file that is no picture is refused with words', async () => {
    toasts.clear();
    showComposer(30);
    choose([photo]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(field()).toHaveFocus();
    expect(toasts.getState().queue).toEqual([]);
    choose([new File(['x'], 'a.pdf', { type: 'application/pdf' })]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(toasts.getState().queue).toMatchObject([
      { kind: 'error', text: expect.stringContaining('not a photo') },
    ]);
    expect(screen.getByRole('button', { name: 'Send for 10 credits' })).toBeDisabled();
  });

  test('that is none, whatever it is called, is taken back before it is paid', () => {
    toasts.clear();
    showComposer(30);
    choose([photo]);
    fireEvent.error(screen.getByRole('img', { name: 'The photo you are about to send' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(toasts.getState().queue).toHaveLength(1);
  });

  test('may be dropped anywhere on the page, which the browser would leave else', () => {
    const { unmount } = showComposer(30);
    const dataTransfer = { types: ['Files'], files: [photo] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Let go to add your photo')).toBeVisible();
    fireEvent.dragLeave(document.body, { dataTransfer, relatedTarget: null });
    expect(screen.queryByText('Let go to add your photo')).toBeNull();
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
    expect(screen.getByRole('img', { name: 'The photo you are about to send' })).toBeVisible();
    const words = { types: ['text/plain'], files: [] };
    expect(fireEvent.drop(document.body, { dataTransfer: words })).toBe(true);
    unmount();
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true);
  });

  test('of copied text is not meant; the text is', () => {
    showComposer(30);
    const clipboardData = { files: [photo], types: ['text/plain', 'Files'] };
    expect(fireEvent.paste(field(), { clipboardData })).toBe(true);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('that costs too much is not sent', () => {
    showComposer(19);
    choose([photo]);
    expect(screen.getByRole('link', { name: 'Buy credits' })).toBeVisible();
    fireEvent.submit(field().closest('form') as HTMLFormElement);
    expect(outbox.getState().messages).toEqual([]);
  });
});

test('whoever comes from a profile for a gift finds the gifts open', async () => {
  fakeServer({ 'GET /api/gifts.php': () => ({ gifts: [] }) });
  showComposer(50, null, 'gift');
  expect(await screen.findByRole('region', { name: 'Send a gift' })).toBeVisible();
});
