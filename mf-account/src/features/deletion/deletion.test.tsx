import { session, toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DeleteAccountPage from '../../routes/delete-account.tsx';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { AccountDeleted } from './account-deleted.tsx';

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

const offers = {
  'GET /api/packages.php': () => ({
    packages: [
      { id: 'big', credits: 500, amount: 9900, currency: 'EUR' },
      { id: 'small', credits: 40, amount: 990, currency: 'EUR' },
    ],
  }),
  'GET /api/companyinfo.php': () => ({ companyinfo: { delete_discount: 'STAY30' } }),
  'GET /api/discountcode.php': () => ({ discountcode: { code: 'STAY30', percentage: 30 } }),
};

test('what may help stands first; "delete anyway" is there without any of it', async () => {
  fakeServer(offers);
  renderAccount(<DeleteAccountPage />);
  expect(await screen.findByText(/40 credits for/)).toBeVisible();
  expect(screen.getByText('With code STAY30')).toBeVisible();
  expect(screen.getByRole('switch', { name: /Privacy mode/ })).toBeVisible();
  // To stay is no larger than to go.
  expect(screen.getByRole('link', { name: 'Keep my account' })).toHaveClass('btn-block');
  expect(screen.getByRole('button', { name: 'Delete anyway' })).toHaveClass('btn-block');
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a reason and the password are asked for; what was written stays when one is wrong', async () => {
  const calls = fakeServer({
    ...offers,
    'POST /api/account-delete.php': () =>
      fail(400, 'validation', 'Look again.', [
        { field: 'password', code: 'wrong', message: 'This is not your password.' },
      ]),
  });
  renderAccount(<DeleteAccountPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  const [reason] = screen.getAllByRole('radio');
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription('Choose what fits best.');
  expect(
    screen.getByText('Choose what fits best.').parentElement?.querySelector('svg'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'It costs too much' }));
  await userEvent.type(screen.getByLabelText(/Anything to add/), 'Too dear');
  await userEvent.type(screen.getByLabelText('Your password'), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(screen.getByLabelText(/Anything to add/)).toHaveValue('Too dear');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ reason: 'price', remarks: 'Too dear', password: 'wrong' },
  });
  expect(session.getState().user).not.toBeNull();
});

function arrive(at: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter([{ path: '/account-deleted', element: <AccountDeleted /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
  return () => router.state.location.state;
}

test('the page says what 14 days mean; a mailed link brings the account back by a press', async () => {
  const calls = fakeServer({ 'POST /api/account-restore.php': () => null });
  arrive('/account-deleted?token=the-way-back');
  expect(calls).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore my account' }));
  expect(await screen.findByText('Good to have you back')).toHaveFocus();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'the-way-back' }]);
});

test('a link that is spent after its answer was lost has brought the account back', async () => {
  const answers = [fail(502, 'away', 'Away.'), fail(410, 'token_used')];
  fakeServer({ 'POST /api/account-restore.php': () => answers.shift() });
  arrive('/account-deleted?token=lost');
  const button = await screen.findByRole('button', { name: 'Restore my account' });
  await userEvent.click(button);
  await waitFor(() => expect(toasts.getState().queue.map(({ text }) => text)).toEqual(['Away.']));
  await userEvent.click(button);
  expect(await screen.findByText('Good to have you back')).toHaveFocus();
});

test('a link that was over before its answer was lost has done nothing', async () => {
  const answers = [fail(502, 'away', 'Away.'), fail(410, 'token_expired')];
  fakeServer({ 'POST /api/account-restore.php': () => answers.shift() });
  arrive('/account-deleted?token=over');
  const button = await screen.findByRole('button', { name: 'Restore my account' });
  await userEvent.click(button);
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(button);
  expect(await screen.findByText('This link no longer works')).toHaveFocus();
});

test('a reload before the answer came knows that it was asked for, and one after it that it was done', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  fakeServer({ 'POST /api/account-restore.php': () => promise });
  const kept = arrive('/account-deleted?token=cut');
  const restore = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Restore my account' }));
  await restore();
  await waitFor(() => expect(kept()).toEqual({ token: 'cut', sent: true }));
  cleanup();
  resolve(null);

  fakeServer({ 'POST /api/account-restore.php': () => fail(410, 'token_used') });
  const keptThen = arrive({ pathname: '/account-deleted', state: kept() });
  await restore();
  expect(await screen.findByText('Good to have you back')).toHaveFocus();
  await waitFor(() => expect(keptThen()).toEqual({ done: true }));
  cleanup();
  arrive({ pathname: '/account-deleted', state: keptThen() });
  expect(await screen.findByText('Good to have you back')).toBeVisible();
});

test('without a link it says where the way back is; a link that is over says so', async () => {
  fakeServer({ 'POST /api/account-restore.php': () => fail(410, 'token_expired') });
  arrive('/account-deleted');
  expect(await screen.findByText('Your account has been deleted')).toBeVisible();
  arrive('/account-deleted?token=too-late');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore my account' }));
  expect(await screen.findByText('This link no longer works')).toHaveFocus();
});

test('once it is done the member is forgotten, in the other tabs too', async () => {
  // It forgets the member and tells the other tabs.
  const leave = jest.spyOn(session, 'leave');
  fakeServer({ ...offers, 'POST /api/account-delete.php': () => null });
  renderAccount(<DeleteAccountPage />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete anyway' }));
  await userEvent.click(screen.getByRole('radio', { name: 'It costs too much' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(session.getState().user).toBeNull();
  leave.mockRestore();
});
