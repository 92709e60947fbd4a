import { session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { neighbours } from '../features/profile/neighbours.ts';
import { arrived, open, photo, show, sofia, startAnew } from '../testing/profile-page.tsx';
import { startTexts } from '../testing/render.tsx';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
});

beforeAll(async () => {
  // jsdom has none; a mouse event brings what is asked of it.
  Object.assign(window, { PointerEvent: MouseEvent });
  await startTexts();
});

beforeEach(startAnew);

test('the viewer walks through all photos by arrow keys, the main one first', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'View the 3 photos of Sofia' }));
  const viewer = screen.getByRole('dialog');
  expect(within(viewer).getByRole('img', { name: /1 of 3/ })).toHaveAttribute('src', '/full/p2');
  await userEvent.keyboard('{ArrowRight}');
  expect(within(viewer).getByRole('img', { name: /2 of 3/ })).toHaveAttribute('src', '/full/p1');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(viewer).getByRole('status')).toHaveTextContent('3 of 3');
  expect(within(viewer).getByRole('heading', { name: 'Private photo' })).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 3');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(viewer).not.toHaveAttribute('open'));
});

test('a locked photo leads to Premium', async () => {
  const { address } = await show();
  expect(screen.getByText('Sofia has one private photo.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Get Premium' }));
  expect(address()).toBe('/premium');
});

test('becoming premium makes the photos sharp on the spot', async () => {
  const sharp = { ...sofia, photos: [photo('p2'), photo('p3')] };
  fakeServer({
    'GET /api/profile.php': () => ({
      profile: session.getState().user?.paid_user ? sharp : sofia,
    }),
  });
  open();
  await arrived();
  act(() => session.patch({ paid_user: true }));
  await waitFor(() =>
    expect(screen.queryByText('Sofia has one private photo.')).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sofia, 29');
});

test('the viewer stands in the address: Back closes it, and the profile is still there', async () => {
  const { address, back } = await show();
  const look = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'View the 3 photos of Sofia' }));
    expect(address()).toBe('/members/sofia?photo=1');
    await userEvent.keyboard('{ArrowRight}');
    expect(address()).toBe('/members/sofia?photo=2');
  };
  await look();
  back();
  expect(address()).toBe('/members/sofia');
  // Esc leaves nothing behind that Back would open again.
  await look();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/members/sofia'));
  await waitFor(() => expect(screen.queryByText('2 of 3')).not.toBeInTheDocument());
});

test('the address of a photo opens it, and closing stays on the profile', async () => {
  fakeServer({ 'GET /api/profile.php': () => ({ profile: sofia }) });
  const { address } = open('/members/sofia?photo=2');
  await arrived();
  const viewer = screen.getByRole('dialog');
  expect(within(viewer).getByRole('img', { name: /2 of 3/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{Escape}');
  await waitFor(() => expect(address()).toBe('/members/sofia'));
});

test('on a phone the sides of the photo go on, its middle opens, a swipe leads to the next member', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width: 767'),
    }) as MediaQueryList;
  neighbours.keep([card('sofia'), card('lisa')]);
  const { address, container } = await show();
  const photo = screen.getByRole('button', { name: 'View the 3 photos of Sofia' });
  photo.getBoundingClientRect = () => ({ left: 0, width: 300 }) as DOMRect;
  const press = (clientX: number) => fireEvent.click(photo, { clientX, detail: 1 });
  expect(container.querySelectorAll('[class*=segments] > span')).toHaveLength(3);
  press(290);
  expect(screen.getByText('2 / 3')).toBeVisible();
  expect(container.querySelectorAll('[data-on]')).toHaveLength(1);
  press(10);
  expect(screen.getByText('1 / 3')).toBeVisible();
  press(290);
  // A key presses no side.
  fireEvent.click(photo, { clientX: 290, detail: 0 });
  expect(address()).toBe('/members/sofia?photo=2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/members/sofia'));
  press(150);
  expect(address()).toBe('/members/sofia?photo=2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/members/sofia'));
  fireEvent.pointerDown(photo, { clientX: 200, clientY: 10 });
  fireEvent.pointerUp(photo, { clientX: 100, clientY: 14 });
  expect(address()).toBe('/members/lisa');
});
