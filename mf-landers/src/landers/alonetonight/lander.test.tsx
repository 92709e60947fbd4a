import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Alonetonight from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-alonetonight': en }));

test('everyone behind a window is fictional and says so', async () => {
  const { container } = await openLander(Alonetonight);
  const labels = await screen.findAllByText('Fictional');
  expect(labels).toHaveLength(container.querySelectorAll('img').length);
  expect(labels).toHaveLength(6);
});

test('with nobody to show the street stands there, and so does the door', async () => {
  const { container, signup } = await openLander(Alonetonight, { faces: [], slug: 'men' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Write to him.');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your e-mail (optional)' }),
    'vera@mail.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Come in' }));
  expect(signup()).toEqual({ email: 'vera@mail.example' });
  expect(container.querySelectorAll('img')).toHaveLength(0);
});
