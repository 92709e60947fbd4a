import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { DownloadRow } from './download-row.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

/** Addresses that the browser was told to download. */
function watchDownloads(): string[] {
  const begun: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
    this: HTMLAnchorElement,
  ) {
    if (this.download) begun.push(`${this.getAttribute('href')} as ${this.download}`);
  });
  return begun;
}
afterEach(() => jest.restoreAllMocks());

const password = () => screen.getByLabelText('Your password');

async function ask(typed: string): Promise<void> {
  renderAccount(<DownloadRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  if (typed) await userEvent.type(password(), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
}

test('the password opens it: the file is fetched by what the server gave for it', async () => {
  const begun = watchDownloads();
  const calls = fakeServer({ 'POST /api/own-data.php': () => ({ token: 'once&only' }) });
  await ask('warm evening');
  await waitFor(() =>
    expect(begun).toEqual(['/api/own-archive.php?token=once%26only as my-data.zip']),
  );
  expect(calls).toMatchObject([{ body: { password: 'warm evening' } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a wrong one is said beside it, and nothing is fetched', async () => {
  const begun = watchDownloads();
  const details = [{ field: 'password', message: 'This is not your password.' }];
  fakeServer({ 'POST /api/own-data.php': () => fail(400, 'validation', '', details) });
  await ask('a guess');
  await waitFor(() => expect(password()).toHaveAccessibleDescription('This is not your password.'));
  expect(password()).toHaveFocus();
  expect(begun).toEqual([]);
});

test('a login of just now needs none; after that the server asks for it', async () => {
  const begun = watchDownloads();
  const details = [{ field: 'password', message: 'Type your password.' }];
  const answers = [() => fail(400, 'validation', '', details), () => ({ token: 'x' })];
  const calls = fakeServer({ 'POST /api/own-data.php': () => answers.shift()?.() });
  await ask('');
  await waitFor(() => expect(password()).toBeInvalid());
  expect(begun).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(calls.map(({ body }) => body)).toEqual([{}, {}]);
});
