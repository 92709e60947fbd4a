import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Socialnetwork from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-socialnetwork': en }));

test('both answers go along into sign-up', async () => {
  const { signup } = await openLander(Socialnetwork, { slug: 'women' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('you and she');
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('button', { name: 'Find my people' }));
  expect(signup()).toEqual({ gender: 'male', seeks: 'female' });
});

test('whom one would like to meet is not read off the photos', async () => {
  const { signup } = await openLander(Socialnetwork, { slug: 'women' });
  await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
  await userEvent.click(screen.getByRole('button', { name: 'Find my people' }));
  expect(signup()).toEqual({ gender: 'female' });
});

test('who does not say who one is, is asked later', async () => {
  const { signup } = await openLander(Socialnetwork, { faces: [] });
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await userEvent.click(screen.getByRole('button', { name: 'Find my people' }));
  expect(signup()).toEqual({ seeks: 'both' });
});

test('every face in the picture is fictional and says so', async () => {
  const { container } = await openLander(Socialnetwork);
  const labels = await screen.findAllByText('Fictional');
  expect(labels).toHaveLength(container.querySelectorAll('img').length);
});

test('the faces are those whom the visitor would like to meet, as soon as they say so', async () => {
  const { asked } = await openLander(Socialnetwork, { slug: 'women' });
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await waitFor(() =>
    expect(asked.map(({ query }) => query.gender)).toEqual(['female', 'male', undefined]),
  );
});
