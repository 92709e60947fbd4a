import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { render, screen } from '@testing-library/react';
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
  expect(calls.map(({ query }) => query)).toEqual([{ gender: 'female' }]);
});
