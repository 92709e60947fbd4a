import { dialogs, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everyone } from '../../features/landers/audience.ts';
import { found, setSite } from '../../testing/people.ts';
import { renderAt, startTexts } from '../../testing/render.tsx';
import Tinderswipe from './lander.tsx';
import en from './texts/en.json';

const people = ['a', 'b', 'c', 'd'].map((id) => card(id, { fictional: true }));

beforeAll(() => startTexts({ 'lander-tinderswipe': en }));

beforeEach(() => {
  dialogs.closeAll();
  session.set(null);
  setSite();
  fakeServer({ 'GET /api/faces.php': () => found(people) });
});

const onTop = (id: string) => screen.findByRole('button', { name: `Like Name ${id}` });

test('three swipes, by buttons and arrow keys, lead into sign-up', async () => {
  renderAt(<Tinderswipe audience={everyone} />, { at: '/landers/tinderswipe' });
  await userEvent.click(await onTop('a'));
  await onTop('b');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Swipe 2 of 3');
  screen.getByRole('group').focus();
  await userEvent.keyboard('{ArrowRight}');
  await onTop('c');
  await userEvent.click(screen.getByRole('button', { name: 'Skip Name c' }));
  const end = await screen.findByRole('heading', { name: '2 times yes. Go on.' });
  expect(end).toHaveFocus();
  const faces = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(faces).toEqual(['FictionalName a, 30', 'FictionalName b, 30']);
  await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
  expect(dialogs.getState().signup).toEqual({ reason: 'like', profile: 'b' });
});

test('who comes next is said after each press', async () => {
  renderAt(<Tinderswipe audience={everyone} />, { at: '/landers/tinderswipe' });
  await onTop('a');
  const said = screen.getByText('Name a, 30 Utrecht');
  for (const [pressed, next] of ['ab', 'bc']) {
    await userEvent.click(screen.getByRole('button', { name: `Skip Name ${pressed}` }));
    await onTop(next ?? '');
    expect(said).toHaveTextContent(`Name ${next}, 30`);
  }
});

test('a photo that is on its way has its colour', async () => {
  const { container } = renderAt(<Tinderswipe audience={everyone} />, {
    at: '/landers/tinderswipe',
  });
  await onTop('a');
  const photos = [...container.querySelectorAll<HTMLElement>('.ph')];
  expect(photos.length).toBeGreaterThan(1);
  for (const photo of photos) expect(photo.style.getPropertyValue('--ph-tone')).toBe('#7a5a4a');
});

test('a fictional profile carries its label in the deck', async () => {
  renderAt(<Tinderswipe audience={everyone} />, { at: '/landers/tinderswipe' });
  await onTop('a');
  expect(screen.getAllByText('Fictional')[0]).toBeVisible();
});

test('one can swipe again', async () => {
  renderAt(<Tinderswipe audience={everyone} />, { at: '/landers/tinderswipe' });
  for (const id of ['a', 'b', 'c']) await userEvent.click(await onTop(id));
  await userEvent.click(await screen.findByRole('button', { name: 'Swipe again' }));
  await onTop('a');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('where nobody may be shown the way in stays', async () => {
  setSite({ geoip_country: 'PL', geoip_selected_country: 'PL' });
  fakeServer({ 'GET /api/faces.php': () => found([]) });
  renderAt(<Tinderswipe audience={everyone} />, { at: '/landers/tinderswipe' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Join free' })).toBeVisible());
});
