import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openLander } from '../../testing/open-lander.tsx';
import { startTexts } from '../../testing/render.tsx';
import Video from './lander.tsx';
import en from './texts/en.json';

beforeAll(() => startTexts({ 'lander-video': en }));
const { matchMedia } = window;
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  window.matchMedia = matchMedia;
});

async function openFilm() {
  const { container } = await openLander(Video);
  return container.querySelector('video') as HTMLVideoElement;
}

test('the film plays by itself, silent, and can be paused and played', async () => {
  const film = await openFilm();
  expect([film.autoplay, film.muted, film.loop]).toEqual([true, true, true]);
  const pause = jest.spyOn(film, 'pause').mockImplementation(() => fireEvent.pause(film) as never);
  const play = jest.spyOn(film, 'play').mockImplementation(async () => {
    fireEvent.play(film);
  });
  fireEvent.play(film);
  await userEvent.click(screen.getByRole('button', { name: 'Pause the film' }));
  expect(pause).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Play the film' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Pause the film' })).toBeVisible();
});

test('where data is dear nothing of it is loaded before one presses play', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const film = await openFilm();
  expect([film.autoplay, film.preload]).toEqual([false, 'none']);
});

test('where motion is not wanted it waits as well', async () => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce'), media: query }) as never;
  const film = await openFilm();
  expect(film.autoplay).toBe(false);
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeVisible();
});
