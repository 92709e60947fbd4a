import { session, type User } from '@afterglow/shared-state';
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
