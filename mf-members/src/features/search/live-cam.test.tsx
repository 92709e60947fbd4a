import { card } from '@afterglow/shared-state/testing/card';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import Members from '../../routes/members.tsx';
import { setSite, signIn } from '../../testing/people.ts';
import { renderAt, startTexts } from '../../testing/render.tsx';
import { keptPlace } from './kept-place.ts';

const liveCamUrl = 'https://cams.example/?from=us';
const ids = 'abcdefgh'.split('');
const found = (count: number) => ({
  'GET /api/search.php': () => ({
    page: 1,
    results: ids.slice(0, count).map((id) => card(id)),
    num_results: count,
    more_than: false,
    similar: [],
    cursor: null,
    limited: false,
  }),
});

beforeAll(startTexts);

beforeEach(() => {
  keptPlace.clear();
  signIn({});
});
beforeAll(() => {
  const style = document.createElement('style');
  style.textContent = '.mgrid { grid-template-columns: 100px 100px; }';
  document.head.append(style);
});

/** The members of the grid in their order, and what stands between them. */
async function rows(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Members found' });
  return [...list.children].map((one) => (one.querySelector('aside') ? 'cams' : 'member'));
}

test('the partner’s live cams stand once after the third row, said to be advertising', async () => {
  setSite({ live_cam_url: liveCamUrl });
  fakeServer(found(8));
  renderAt(<Members />, { at: '/members' });
  const six = Array.from({ length: 6 }, () => 'member');
  expect(await rows()).toEqual([...six, 'cams', 'member', 'member']);
  const block = screen.getByRole('complementary', { name: 'Advertising' });
  expect(block).toHaveTextContent('You leave Afterglow');
  const link = screen.getByRole('link', { name: 'Go to the live cams' });
  expect(link).toHaveAttribute('href', liveCamUrl);
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
});

test('with the words of the site, where it has some', async () => {
  setSite({
    live_cam_url: liveCamUrl,
    site_texts: { live_cam_title: 'On air', live_cam_button: 'Look' },
  });
  fakeServer(found(8));
  renderAt(<Members />, { at: '/members' });
  expect(await screen.findByRole('link', { name: 'Look' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'On air' })).toBeVisible();
});

test.each([
  ['a site without an address', 8, ''],
  ['fewer than three rows', 5, liveCamUrl],
])('%s shows none', async (_what, count, url) => {
  setSite({ live_cam_url: url });
  fakeServer(found(count));
  renderAt(<Members />, { at: '/members' });
  expect(await rows()).toEqual(Array.from({ length: count }, () => 'member'));
});
