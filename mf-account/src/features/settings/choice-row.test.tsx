import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { ChoiceRow } from './choice-row.tsx';

beforeAll(startTexts);

const without = { profile: { ...daan.profile, seeks: null, sexuality: null } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async (name: string) => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(
    [...dialog.querySelectorAll('button')].find((one) => one.textContent === name) as HTMLElement,
  );
};
const seeks = () => session.getState().user?.profile.seeks;

test('whoever withdraws is told before what goes and what stays', async () => {
  enterAsDaan();
  const calls = fakeServer({
    'DELETE /api/consent.php': () => ({ user: { ...daan, ...without } }),
  });
  renderAccount(<ChoiceRow />);
  await press('Withdraw consent');
  expect(screen.getByText(/Your account, conversations and credits stay/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  await inDialog('Withdraw consent');
  await waitFor(() => expect(seeks()).toBeNull());
  expect(await screen.findByText(/because you withdrew your consent/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('given again it wants the choice and the tick, and says which words were ticked', async () => {
  enterAsDaan(without);
  const calls = fakeServer({ 'POST /api/consent.php': () => ({ user: daan }) });
  renderAccount(<ChoiceRow />);
  await press('Agree again');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await press('Save');
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choose who you would like to meet.',
  );
  expect(screen.getByRole('radio', { name: 'Men' })).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await press('Save');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Please agree before you go on.',
  );
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Save');
  await waitFor(() => expect(seeks()).toBe('female'));
  expect(calls.map(({ body }) => body)).toEqual([
    { seeks: 'female', consent: true, consent_edition: 1 },
  ]);
});

test('what did not reach the server is not said to be so', async () => {
  enterAsDaan();
  fakeServer({ 'DELETE /api/consent.php': () => fail(503, 'unavailable', 'Not now.') });
  renderAccount(<ChoiceRow />);
  await press('Withdraw consent');
  await inDialog('Withdraw consent');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(seeks()).toBe('female');
});

test('what the server refuses of it is said in the dialog, and nothing is lost', async () => {
  enterAsDaan(without);
  fakeServer({ 'POST /api/consent.php': () => fail(503, 'unavailable', 'Not now.') });
  renderAccount(<ChoiceRow />);
  await press('Agree again');
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(seeks()).toBeNull();
});
