import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Maplanding from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-maplanding': en }));

test('whom one would like to meet goes along, and the map owns up to being drawn', async () => {
  const { signup } = await openLander(Maplanding);
  expect(screen.getByText(/A drawn map/)).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look around' }));
  expect(signup()).toEqual({ seeks: 'male' });
});

test('each pin holds a fictional face with its label, and none when there is nobody', async () => {
  const { container, unmount } = await openLander(Maplanding, { slug: 'over-50' });
  expect(await screen.findAllByText('Fictional')).toHaveLength(7);
  expect(container.querySelectorAll('img')).toHaveLength(7);
  unmount();
  const empty = await openLander(Maplanding, { faces: [] });
  expect(empty.container.querySelectorAll('img')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Look around' })).toBeVisible();
});

test('the faces are those whom the visitor would like to meet, as soon as they say so', async () => {
  const { asked } = await openLander(Maplanding, { slug: 'women' });
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await waitFor(() =>
    expect(asked.map(({ query }) => query.gender)).toEqual(['female', 'male', undefined]),
  );
});
