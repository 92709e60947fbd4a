import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { BlockedCard } from './blocked-card.tsx';

const blocked = (...names: string[]) => ({
  blocks: names.map((name) => ({ profile: name, name, blocked_at: '2026-01-02T12:00:00Z' })),
});
const unblock = (name: string) => screen.findByRole('button', { name: `Unblock ${name}` });

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

test('says who is blocked and since when; the last one let back leaves the list empty', async () => {
  const calls = fakeServer({
    'GET /api/blocks.php': () => blocked('Ruben'),
    'DELETE /api/block.php': () => null,
  });
  renderAccount(<BlockedCard />);
  expect(await screen.findByText('Since 2 January 2026')).toBeVisible();
  await userEvent.click(await unblock('Ruben'));
  expect(await screen.findByText(/You have not blocked anybody/)).toBeVisible();
  expect(screen.queryByText('Ruben')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Blocked members' })).toHaveFocus();
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ profile: 'Ruben' });
  // Their conversation and likes may be there again.
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/chats.php', '/api/like-list.php']),
    ),
  );
});

test('a late answer takes the focus from nobody who is at something else', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fakeServer({
    'GET /api/blocks.php': () => blocked('Ruben', 'Finn'),
    'DELETE /api/block.php': () => promise,
  });
  renderAccount(<BlockedCard />);
  await userEvent.click(await unblock('Ruben'));
  (await unblock('Finn')).focus();
  resolve(null);
  await waitFor(() => expect(screen.queryByText('Ruben')).toBeNull());
  expect(await unblock('Finn')).toHaveFocus();
});

test('who could not be let back stays, and the reason is said', async () => {
  fakeServer({
    'GET /api/blocks.php': () => blocked('Ruben', 'Finn'),
    'DELETE /api/block.php': () => fail(503, 'not_ready', 'Back in a minute.'),
  });
  renderAccount(<BlockedCard />);
  await userEvent.click(await unblock('Finn'));
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('Back in a minute.'));
  expect(screen.getByText('Finn')).toBeVisible();
});

test('a long list is shown when it is asked for; one that failed can be asked for again', async () => {
  const answers = [fail(403, 'not_confirmed'), blocked('A', 'B', 'C', 'D', 'E', 'F', 'G')];
  fakeServer({ 'GET /api/blocks.php': () => answers.shift() });
  renderAccount(<BlockedCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await unblock('E')).toBeVisible();
  expect(screen.queryByText('F')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(await unblock('G')).toBeVisible();
});
