import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Iconslanding from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-iconslanding': en }));

test('two taps, by keyboard too, go along into sign-up', async () => {
  const { signup } = await openLander(Iconslanding, { slug: 'women' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Two taps to say hello to her.',
  );
  expect(screen.getByText('Free to join. You must be 18 or older.')).toBeVisible();
  screen.getByRole('button', { name: 'Woman' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Tap 2 of 2');
  expect(screen.getByRole('group', { name: 'I would like to meet' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(signup()).toEqual({ gender: 'female', seeks: 'male' });
});
