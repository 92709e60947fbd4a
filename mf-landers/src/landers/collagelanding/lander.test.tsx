import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Collagelanding from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-collagelanding': en }));

test('whom one would like to meet goes along into sign-up', async () => {
  const { signup } = await openLander(Collagelanding);
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  expect(signup()).toEqual({ seeks: 'both' });
});

test('the page for men shows men, and answers for nobody', async () => {
  const { asked, signup } = await openLander(Collagelanding, { slug: 'men' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('He could be');
  await screen.findAllByText('Name a, 30');
  expect(asked.at(-1)?.query).toMatchObject({ gender: 'male' });
  await userEvent.click(screen.getByRole('button', { name: 'Show me around' }));
  expect(signup()).toEqual({});
});

test('the faces are those whom the visitor would like to meet, as soon as they say so', async () => {
  const { asked } = await openLander(Collagelanding, { slug: 'women' });
  await userEvent.click(screen.getByRole('radio', { name: 'Men' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Both' }));
  await waitFor(() =>
    expect(asked.map(({ query }) => query.gender)).toEqual(['female', 'male', undefined]),
  );
});
