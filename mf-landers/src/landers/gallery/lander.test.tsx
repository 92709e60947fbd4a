import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Gallery from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-gallery': en }));

test('the e-mail goes along into sign-up, a broken one is said at once', async () => {
  const { signup } = await openLander(Gallery);
  const email = screen.getByRole('textbox', { name: 'Your e-mail (optional)' });
  await userEvent.type(email, 'vera@mail{Enter}');
  expect(email).toHaveAccessibleDescription('Invalid e-mail');
  expect(signup()).toBeUndefined();
  await userEvent.type(email, '.example{Enter}');
  expect(signup()).toEqual({ email: 'vera@mail.example' });
});

test('the faces of the wall carry their label', async () => {
  const { container } = await openLander(Gallery);
  await screen.findAllByText('Name a, 30');
  expect(screen.getAllByText('Fictional')).toHaveLength(container.querySelectorAll('img').length);
});

test('the upper faces of the wall come first', async () => {
  const { container } = await openLander(Gallery);
  await screen.findAllByText('Name a, 30');
  const columns = [...container.querySelectorAll('[aria-hidden] > div:has(img)')];
  const isFirst = (image: HTMLImageElement) => image.getAttribute('fetchpriority') === 'high';
  const places = columns.map((column) => [...column.querySelectorAll('img')].map(isFirst));
  // One of the upper four stays private, and so does one in the middle.
  const most = [true, false, false];
  expect(places).toEqual([most, [true, false], [false, false], most]);
});

test('a slug chooses headline and faces', async () => {
  const { asked } = await openLander(Gallery, { slug: 'over-50' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Faces with a story');
  await screen.findAllByText('Name a, 30');
  expect(asked.at(-1)?.query).toMatchObject({ min_age: 50 });
});

test('without faces the way in stays', async () => {
  const { signup } = await openLander(Gallery, { faces: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
  expect(signup()).toEqual({});
});
