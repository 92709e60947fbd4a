import { type Card, type Settings, session } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import Icons from '../../landers/iconslanding/lander.tsx';
import icons from '../../landers/iconslanding/texts/en.json' with { type: 'json' };
import Swipe from '../../landers/tinderswipe/lander.tsx';
import swipe from '../../landers/tinderswipe/texts/en.json' with { type: 'json' };
import Video from '../../landers/video/lander.tsx';
import video from '../../landers/video/texts/en.json' with { type: 'json' };
import Index from '../../routes/index.tsx';
import { openLander } from '../../testing/open-lander.tsx';
import { found, setSite } from '../../testing/people.ts';
import { renderAt, startTexts } from '../../testing/render.tsx';

beforeAll(() =>
  startTexts({
    'lander-iconslanding': icons,
    'lander-tinderswipe': swipe,
    'lander-video': video,
  }),
);
beforeEach(() => {
  session.set(null);
  sessionStorage.clear();
});

const closed = 'Signing up is not possible here right now';
const invited = /invited by its partners/;

function openHome(signups: string, at = '/', people: Card[] = []): void {
  fakeServer({ 'GET /api/faces.php': () => found(people) });
  setSite({ signups: signups as Settings['signups'] });
  renderAt(<Index />, { at });
}

function expectClosed(): void {
  expect(screen.getByText(closed)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/Free to join|Join for free|Leave your e-mail/)).toBeNull();
}

test('the home page of a site that takes nobody says so in the place of its form', () => {
  openHome('none');
  expectClosed();
  expect(screen.queryByText(invited)).toBeNull();
});

test('who cannot join is not asked for a like', async () => {
  openHome('none', '/', [card('a')]);
  expect(await screen.findByRole('link', { name: /Name a/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
});

test('a site that takes whom its partners send says that, too', () => {
  openHome('with_trafficsource');
  expectClosed();
  expect(screen.getByText(invited)).toBeVisible();
});

test('whom a partner sends has the form at once', () => {
  openHome('with_trafficsource', '/?network=n1');
  expect(screen.queryByText(closed)).toBeNull();
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
});

test.each([
  ['iconslanding', Icons],
  ['tinderswipe', Swipe],
  ['video', Video],
])('lander %s says so before anything is asked', async (_name, Lander) => {
  await openLander(Lander, { site: { signups: 'none' } });
  expectClosed();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([closed]);
});
