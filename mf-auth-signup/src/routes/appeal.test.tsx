import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../testing/start-texts.ts';
import Appeal from './appeal.tsx';

beforeAll(startTexts);

const ban = {
  number: 'ABCD-1234',
  mine: false,
  what: 'message',
  reason: 'money',
  measure: 'ban',
  decided_at: '2026-03-01T12:00:00Z',
  appeal: null,
};

function show(at: string) {
  const router = createMemoryRouter([{ path: '/appeal', element: <Appeal /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
}

test('says what was decided and why, takes a word against it once, and says that it is there', async () => {
  let appeal: string | null = null;
  const calls = fakeServer({
    'GET /api/appeal.php': () => ({ ...ban, appeal }),
    'POST /api/appeal.php': () => {
      appeal = 'open';
    },
  });
  show('/appeal?token=a-mailed-link-of-mine');
  expect(await screen.findByText('We closed the account.')).toBeVisible();
  expect(screen.getByText(/one of your messages.*asking for money/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Ask for a second look' });
  await userEvent.click(send);
  expect(screen.getByText('Tell us a little more.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), 'That was not me at all.');
  await userEvent.click(send);
  expect(await screen.findByText('We have it')).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { token: 'a-mailed-link-of-mine', text: 'That was not me at all.' } },
  ]);
});

test.each([404, 410])('a link that answers %p says that it no longer works', async (status) => {
  fakeServer({ 'GET /api/appeal.php': () => fail(status, 'token') });
  show(`/appeal?token=an-old-mailed-link-${status}`);
  expect(await screen.findByText('This link no longer works')).toHaveFocus();
});

test('asked for again it begins at its heading', async () => {
  const answers = [fail(429, 'slow', 'Not now.'), ban];
  fakeServer({ 'GET /api/appeal.php': () => answers.shift() });
  show('/appeal?token=a-mailed-link-of-mine-3');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We closed the account.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A second look' })).toHaveFocus();
});

test('what was sent in another tab is there, too', async () => {
  let appeal: string | null = null;
  fakeServer({
    'GET /api/appeal.php': () => ({ ...ban, mine: true, measure: 'none', appeal }),
    'POST /api/appeal.php': () => {
      appeal = 'rejected';
      return fail(410, 'token_expired');
    },
  });
  show('/appeal?token=a-mailed-link-of-mine-2');
  expect(await screen.findByText('We left it as it is.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'Please look once more.');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a second look' }));
  expect(await screen.findByText('The decision stands')).toBeVisible();
});

test('what did not come is tried again, with the heading of the page in each state', async () => {
  let broken = true;
  fakeServer({ 'GET /api/appeal.php': () => (broken ? fail(429, 'no', 'In a minute.') : ban) });
  show('/appeal?token=a-link-that-comes-later');
  expect(await screen.findByText('In a minute.')).toBeVisible();
  const heading = () => screen.getByRole('heading', { level: 1, name: 'A second look' });
  expect(heading()).toHaveFocus();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('We closed the account.')).toBeVisible();
  expect(heading()).toHaveFocus();
});
