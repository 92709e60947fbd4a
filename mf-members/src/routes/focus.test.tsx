import { likes } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { type FakeCall, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptPlace } from '../features/search/kept-place.ts';
import { setSite, signIn } from '../testing/people.ts';
import { renderAt, startTexts } from '../testing/render.tsx';
import Members from './members.tsx';
import SwipeGame from './swipe-game.tsx';

const { matchMedia } = window;

beforeAll(async () => {
  // jsdom has none.
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: () => Object.assign(new EventTarget(), { cancel() {} }),
  });
  await startTexts();
  await import('@afterglow/shared-ui/hooks/watch-focus');
});
beforeEach(() => {
  keptPlace.clear();
  likes.clear();
  setSite();
  signIn({});
});
afterEach(() => {
  window.matchMedia = matchMedia;
});

/** Two members; one alone within some kilometres, and how many more there are beyond. */
const search = ({ query }: FakeCall) => ({
  results: [card('a'), ...(query.max_km ? [] : [card('b')])],
  ...{ page: 1, num_results: 2, more_than: false, similar: [], cursor: null, limited: false },
  looser: query.max_km ? [{ filter: 'max_km', more: 1 }] : [],
});

async function openSearch(at: string): Promise<void> {
  fakeServer({ 'GET /api/search.php': search });
  renderAt(<Members />, { at });
  await screen.findByRole('link', { name: /^Name a/ });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  button(name).focus();
  await userEvent.keyboard('{Enter}');
};

test('a filter that is taken away by its chip leaves the focus to the next one, then to all of them', async () => {
  await openSearch('/members?online=1&verified=1');
  await press(/^Online now/);
  expect(button(/, remove this filter/)).toHaveFocus();
  await press(/, remove this filter/);
  expect(button('Filters')).toHaveFocus();
});

test('who clears the filters of the sheet stays on the button', async () => {
  await openSearch('/members?online=1');
  await press(/^Filters/);
  await press('Clear all');
  await waitFor(() => expect(button('Clear all')).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Clear all')).toHaveFocus();
});

test('beside the results the filters keep the focus', async () => {
  window.matchMedia = (query) =>
    Object.assign(matchMedia(query), { matches: query.includes('min-width: 992px') });
  await openSearch('/members?online=1');
  await press('Clear all');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull());
  expect(screen.getByRole('region', { name: 'Filters' })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('a looser search begins at its heading', async () => {
  await openSearch('/members?km=10');
  await press(/^Any distance/);
  await screen.findByRole('link', { name: /^Name b/ });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

async function playWith(ids: string[]): Promise<void> {
  const passed = new Set<unknown>();
  fakeServer({
    'GET /api/swipe.php': () => ({
      profiles: ids.filter((id) => !passed.has(id)).map((id) => card(id)),
      ...{ likes_left: null, likes_a_day: null, next_like_at: null },
    }),
    'POST /api/pass.php': ({ body }) => {
      passed.add((body as { profile: string }).profile);
      return null;
    },
    'DELETE /api/pass.php': () => null,
  });
  renderAt(<SwipeGame />, { at: '/swipe-game' });
  await screen.findByRole('button', { name: 'Pass on Name a' });
}

test('a pass that is taken back leaves the focus where it was', async () => {
  await playWith(['a', 'b', 'c', 'd']);
  await press('Pass on Name a');
  await press('Take back the last pass');
  await screen.findByRole('button', { name: 'Pass on Name a' });
  expect(button('Take back the last pass')).toHaveFocus();
  expect(button('Take back the last pass')).toHaveAttribute('aria-disabled', 'true');
});

test('after the last card, and after taking it back, the game begins at its heading', async () => {
  await playWith(['a']);
  await press('Pass on Name a');
  await screen.findByText('Take back the last pass');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await press('Take back the last pass');
  await screen.findByRole('button', { name: 'Pass on Name a' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
