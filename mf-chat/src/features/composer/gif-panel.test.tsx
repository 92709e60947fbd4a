import { session, type User } from '@afterglow/shared-state';
import { fail } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message, mine } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(() => {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      // Not so wide that a profile stands beside it.
      matches: !query.includes('1400px'),
      addEventListener() {},
      removeEventListener() {},
    }),
  });
});

const gif = (key: string, label: string, width = 200, height = 200) => {
  const url = (variant: string) => `/api/gif/${key}/${variant}`;
  return { key, label, url: url('moving'), still_url: url('still'), width, height };
};
const hug = gif('sticker:hug', 'Hug');
const kiss = gif('sticker:kiss', 'Kiss');
const waves = gif('giphy:abcd:400x200:x', 'GIF', 400, 200);

const all = ({ query }: { query: Record<string, unknown> }) => {
  if (!query.q) return { gifs: [hug, kiss], cursor: null, credit: null };
  if (query.q !== 'hug') return { gifs: [], cursor: null, credit: null };
  if (query.cursor) return { gifs: [kiss], cursor: null, credit: 'Powered by GIPHY' };
  return { gifs: [hug, waves], cursor: '24', credit: 'Powered by GIPHY' };
};

async function openPanel(answer: Parameters<typeof fakeChat>[1] = { 'GET /api/gifs.php': all }) {
  const chat = fakeChat({ messages: [message(1)] }, answer);
  showChats('/chats/c1');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a GIF' }));
  return { chat, panel: await screen.findByRole('region', { name: 'Send a GIF' }) };
}
const send = (panel: HTMLElement, name: string) =>
  within(panel).findByRole('button', { name: `Send ${name} for 10 credits` });

test('one that is chosen is sent once, and drawn in its place at once and for good', async () => {
  const answer = Promise.withResolvers<object>();
  const { chat, panel } = await openPanel({
    'GET /api/gifs.php': all,
    'POST /api/message.php': () => answer.promise,
  });
  await userEvent.click(await send(panel, 'Hug'));
  expect(panel).not.toBeInTheDocument();
  const drawn = within(screen.getByRole('log')).getByRole('img', { name: 'Hug' });
  expect(drawn).toHaveAttribute('src', hug.url);
  expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['180', '180']);
  const still = drawn.parentElement?.querySelector('source');
  expect(still).toHaveAttribute('media', '(prefers-reduced-motion: reduce)');
  expect(still).toHaveAttribute('srcset', hug.still_url);
  expect(chat.called('/api/message.php')).toMatchObject([
    { body: { conversation: 'c1', kind: 'gif', body: 'sticker:hug', credits: 10 } },
  ]);
  const stored = mine(2, { kind: 'gif', body: hug.key, label: 'Hug', gif: hug });
  await act(async () => answer.resolve({ message: stored, credits: 20 }));
  expect(await screen.findByText(/^Delivered/)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Hug' })).toHaveLength(1);
});

test('one may answer a message, and the next message answers none', async () => {
  const chat = fakeChat({ messages: [message(1)] }, { 'GET /api/gifs.php': all });
  showChats('/chats/c1');
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send a GIF' }));
  await userEvent.click(
    await send(await screen.findByRole('region', { name: 'Send a GIF' }), 'Hug'),
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Write to Sofia' }), 'There{Enter}');
  const [first, second] = chat.called('/api/message.php').map(({ body }) => body);
  expect(first).toMatchObject({ kind: 'gif', reply_to: 'm1' });
  expect(second).not.toHaveProperty('reply_to');
});

test('a search asks when typing is over; theirs come with their credit, page by page', async () => {
  const { chat, panel } = await openPanel();
  await send(panel, 'Kiss');
  expect(panel).not.toHaveTextContent('GIPHY');
  await userEvent.type(within(panel).getByRole('searchbox', { name: 'Search GIFs' }), ' hug ');
  await send(panel, 'GIF');
  expect(within(panel).getByText('Powered by GIPHY')).toBeVisible();
  expect(within(panel).getByRole('status')).toHaveTextContent('2 GIFs');
  await userEvent.click(within(panel).getByRole('button', { name: 'More GIFs' }));
  await send(panel, 'Kiss');
  expect(within(panel).queryByRole('button', { name: 'More GIFs' })).toBeNull();
  expect(chat.called('/api/gifs.php').map(({ query }) => query)).toEqual([
    {},
    { q: 'hug' },
    { q: 'hug', cursor: '24' },
  ]);
});

test('nothing found is said, and Esc first empties the field, then closes', async () => {
  const { panel } = await openPanel();
  const field = within(panel).getByRole('searchbox');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'qqq');
  expect(await within(panel).findByRole('status')).toBeInTheDocument();
  expect(await within(panel).findByText(/Nothing for “qqq”/)).not.toHaveClass('visually-hidden');
  expect(within(panel).queryByText(/Pick one/)).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a GIF' })).toHaveFocus();
});

test('arrows walk them, and Tab passes them in one step', async () => {
  const { panel } = await openPanel();
  const [first, second] = [await send(panel, 'Hug'), await send(panel, 'Kiss')];
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  // What is found next begins at its first.
  await userEvent.type(within(panel).getByRole('searchbox'), 'hug');
  await send(panel, 'GIF');
  expect((await send(panel, 'Hug')).tabIndex).toBe(0);
});

test('a credit too few sends nothing and says where credits are sold', async () => {
  const { chat, panel } = await openPanel();
  act(() => session.set({ id: 'me', credits: 9 } as User));
  const hugs = await send(panel, 'Hug');
  expect(hugs).toBeDisabled();
  expect(panel).toHaveTextContent('A GIF costs 10 credits, you have 9.');
  expect(within(panel).getByRole('link', { name: 'Buy credits' })).toBeVisible();
  expect(chat.called('/api/message.php')).toEqual([]);
  act(() => session.set({ id: 'me', credits: 10 } as User));
  expect(await send(panel, 'Hug')).toBeEnabled();
});

test('what did not load is said, and asked for again', async () => {
  let broken = true;
  const { panel } = await openPanel({
    'GET /api/gifs.php': (call) => (broken ? fail(400, 'no', 'No GIFs now.') : all(call)),
  });
  expect(await within(panel).findByText('No GIFs now.')).toBeVisible();
  broken = false;
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await send(panel, 'Hug')).toBeVisible();
});

test('one that came is drawn within its bounds, and named where it is quoted', async () => {
  const quote = { id: 'm1', sender: 'sofia', kind: 'gif' as const, body: hug.key, label: 'Hug' };
  fakeChat({
    messages: [
      message(1, { kind: 'gif', body: waves.key, label: 'GIF', gif: waves }),
      message(2, { reply_to: quote }),
    ],
  });
  showChats('/chats/c1');
  const drawn = await screen.findByRole('img', { name: 'GIF' });
  expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['220', '110']);
  expect(screen.getByRole('log')).toHaveTextContent('SofiaHug');
});
