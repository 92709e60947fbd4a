import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Transitionsvideolanding from './lander.tsx';
import en from './texts/en.json';
import { sceneMs } from './use-scene.ts';

beforeAll(() => startTexts({ 'lander-transitionsvideolanding': en }));
const { matchMedia } = window;
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = matchMedia;
});

const pictures = (container: HTMLElement) => container.querySelectorAll('img').length;

test('the film goes on until it is paused, and loads one scene ahead', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { container } = await openLander(Transitionsvideolanding);
  const pause = await screen.findByRole('button', { name: 'Pause the pictures' });
  expect(pictures(container)).toBe(2);
  act(() => jest.advanceTimersByTime(sceneMs + 50));
  expect(pictures(container)).toBe(3);
  fireEvent.click(pause);
  act(() => jest.advanceTimersByTime(sceneMs * 3));
  expect(pictures(container)).toBe(2);
  expect(screen.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
});

test('where motion is not wanted the first scene stands still', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as never;
  const { container } = await openLander(Transitionsvideolanding);
  await screen.findByRole('button', { name: 'Play the pictures' });
  expect(pictures(container)).toBe(1);
});

test('a single face needs no button, none leaves the way in', async () => {
  await openLander(Transitionsvideolanding, { faces: [] });
  expect(screen.getByRole('button', { name: 'Join free' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /pictures/ })).not.toBeInTheDocument();
});
