import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SidePhoto } from './side-photo.tsx';

const photo = (name: string) => ({
  id: name,
  thumb_url: `/${name}-s`,
  full_url: `/${name}`,
  tone: '#7a5a4a',
});

test('the face beside a form is the first that may stand there, of the gender one looks for', async () => {
  const drawn = card('drawn', { main_image: photo('drawn'), fictional: true });
  const calls = fakeServer({ 'GET /api/faces.php': () => ({ results: [drawn, card('other')] }) });
  render(<SidePhoto seeking="female" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/drawn');
  expect(screen.getByRole('presentation')).toHaveStyle({ backgroundColor: '#7a5a4a' });
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  expect(calls.map(({ query }) => query)).toEqual([{ gender: 'female' }]);
});

test('it stays while it is asked for anew, as sign-up ends, and gives way to the next', async () => {
  let answer = () => {};
  const drawn = card('drawn', { main_image: photo('drawn') });
  const later = card('later', { main_image: photo('later') });
  const answers = [
    { results: [drawn] },
    new Promise((resolve) => {
      answer = () => resolve({ results: [later] });
    }),
  ];
  fakeServer({ 'GET /api/faces.php': () => answers.shift() });
  render(<SidePhoto seeking="male" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/drawn');
  act(() => session.set({ id: 'me' } as User));
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/drawn');
  answer();
  await waitFor(() => expect(screen.getByRole('presentation')).toHaveAttribute('src', '/later'));
});

test.each(['both', ''] as const)('who looks for "%s" sees anybody', async (seeking) => {
  const calls = fakeServer({ 'GET /api/faces.php': () => ({ results: [] }) });
  const { container } = render(<SidePhoto seeking={seeking} quote="One honest line." />);
  expect(await screen.findByText('One honest line.')).toBeVisible();
  await waitFor(() => expect(calls.map(({ query }) => query)).toEqual([{}]));
  // Nobody yet, and no words where there are none.
  expect(container.querySelectorAll('img, .label')).toHaveLength(0);
});

test('whom one came for stands there, if they have a photo, and is said to be drawn', async () => {
  settings.setState({ fictional_singular: 'Fictional' } as Settings);
  const face = card('face', { main_image: photo('face'), fictional: false });
  const paul = card('paul', { main_image: photo('paul'), fictional: true });
  fakeServer({ 'GET /api/faces.php': () => ({ results: [face] }) });
  const { rerender, container } = render(<SidePhoto seeking="male" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/face');
  expect(screen.queryByText('Fictional')).toBeNull();
  rerender(<SidePhoto seeking="male" member={{ ...paul, main_image: null }} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/face');
  rerender(<SidePhoto seeking="male" member={paul} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/paul');
  expect(screen.getByText('Fictional')).toBeVisible();
  expect(container.querySelector('p')).toBeNull();
});
