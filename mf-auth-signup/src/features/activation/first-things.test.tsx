import { session, type User } from '@afterglow/shared-state';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
import { startTexts } from '../../testing/start-texts.ts';
import { FirstThings } from './first-things.tsx';

beforeAll(startTexts);

function show(profile: Partial<User['profile']>) {
  const empty = { main_image: null, photos: [], interests: [] };
  session.set({ id: 'me', profile: { ...empty, ...profile } } as unknown as User);
  render(<FirstThings />, { wrapper: MemoryRouter });
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

const photo = ['A photo with your face', '/complete-signup'];
const interests = ['Your interests', '/complete-signup'];
const hello = ['A first message that asks something', '/signup-matches'];

test('a newcomer is led to each of the three', () => {
  expect(show({})).toEqual([photo, interests, hello]);
});

test('what is done is no longer asked for', () => {
  expect(show({ interests: ['wine'] as never })).toEqual([photo, hello]);
  expect(screen.getByText('Your interests')).toBeVisible();
});

test('a photo that still waits for its check is there', () => {
  expect(show({ photos: [{ id: '1' }] as never })).toEqual([interests, hello]);
});
