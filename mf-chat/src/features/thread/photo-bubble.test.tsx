import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeChat, message } from '../../testing/fake-chat.ts';
import { showChats } from '../../testing/show-chats.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);

const image = { id: 'i', thumb_url: '/t', full_url: '/f', width: 1200, height: 600 };
const photo = () => screen.findByRole('img', { name: 'Photo sent by Sofia' });

async function showPhoto() {
  const quote = { id: 'm0', sender: 'me', kind: 'text' as const, body: 'Show me', label: null };
  fakeChat({
    messages: [
      message(1, { kind: 'image', body: null, image, reply_to: quote }),
      message(2, { reply_to: { ...quote, id: 'm1', kind: 'image', body: null } }),
    ],
  });
  showChats('/chats/c1');
  return photo();
}

test('its place is kept in its own proportions, with what it answers', async () => {
  const drawn = await showPhoto();
  expect(drawn).toHaveAttribute('src', '/t');
  expect([drawn.getAttribute('width'), drawn.getAttribute('height')]).toEqual(['260', '130']);
  expect(screen.getByRole('log')).toHaveTextContent(/YouShow me.*YouPhoto/);
});

test('a press opens it large, and the way back is a press again', async () => {
  await userEvent.click(await showPhoto());
  const dialog = await screen.findByRole('dialog', { name: 'Photo sent by Sofia' });
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/f');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close photo' }));
  expect(dialog).not.toHaveAttribute('open');
});

test('one that does not come says so in its place, and is asked for again', async () => {
  fireEvent.error(await showPhoto());
  const again = screen.getByRole('button', { name: 'The photo did not load. Try again' });
  expect(again).toHaveStyle({ width: '260px', height: '130px' });
  await userEvent.click(again);
  expect(await photo()).toBeVisible();
});
