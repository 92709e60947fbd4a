import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { render, screen } from '@testing-library/react';
import { SidePhoto } from './side-photo.tsx';

const photo = (name: string) => ({ id: name, thumb_url: `/${name}-s`, full_url: `/${name}` });

test('the face beside a form is a fictional one, never a member’s own photo', async () => {
  const results = [
    card('real', { main_image: photo('real') }),
    card('drawn', { main_image: photo('drawn'), fictional: true }),
  ];
  fakeServer({ 'GET /api/search.php': () => ({ results }) });
  render(<SidePhoto seeking="both" />);
  expect(await screen.findByRole('presentation')).toHaveAttribute('src', '/drawn');
});
