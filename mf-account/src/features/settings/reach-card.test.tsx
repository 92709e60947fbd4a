import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { ReachCard } from './reach-card.tsx';

const rules = {
  ...{ min_age: null, max_age: 33, distance_km: null },
  ...{ verified_only: false, unanswered_limit: null },
};

beforeAll(startTexts);
beforeEach(() => enterAsDaan({ reach: rules }));

test('one rule is changed alone; "no limit" takes it back', async () => {
  let reach: object = rules;
  const calls = fakeServer({
    'PUT /api/user.php': ({ body }) => {
      reach = { ...reach, ...(body as { reach: object }).reach };
      return { user: { reach } };
    },
  });
  renderAccount(<ReachCard />);
  // Set elsewhere, and none of the usual choices.
  expect(screen.getByLabelText('Oldest age')).toHaveDisplayValue('33 years');
  await userEvent.selectOptions(screen.getByLabelText('Distance'), '50 km');
  await userEvent.selectOptions(screen.getByLabelText('Oldest age'), 'No limit');
  await userEvent.click(screen.getByRole('switch', { name: 'Only verified people' }));
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls.map(({ body }) => body)).toEqual([
    { reach: { distance_km: 50 } },
    { reach: { max_age: null } },
    { reach: { verified_only: true } },
  ]);
});

test('what is chosen while the choice before is saved follows it, and stays', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const [first, second] = answers;
  const calls = fakeServer({ 'PUT /api/user.php': () => answers.shift()?.promise });
  renderAccount(<ReachCard />);
  const only = () => screen.getByRole('switch', { name: 'Only verified people' });
  await userEvent.click(only());
  await userEvent.click(only());
  expect(only()).not.toBeChecked();
  expect(calls).toHaveLength(1);
  await act(async () => first?.resolve({ user: { reach: { ...rules, verified_only: true } } }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(only()).not.toBeChecked();
  await act(async () => second?.resolve({ user: { reach: rules } }));
  expect(only()).not.toBeChecked();
  expect(calls.map(({ body }) => body)).toEqual([
    { reach: { verified_only: true } },
    { reach: { verified_only: false } },
  ]);
});

test('a refusal is said beside its field, which shows what holds', async () => {
  fakeServer({
    'PUT /api/user.php': () =>
      fail(400, 'validation', 'Look again.', [
        { field: 'reach.max_age', code: 'x', message: 'Younger than the least.' },
      ]),
  });
  renderAccount(<ReachCard />);
  const said = screen.getByRole('alert');
  expect(said).toBeEmptyDOMElement();
  await userEvent.selectOptions(screen.getByLabelText('Oldest age'), '21 years');
  await waitFor(() =>
    expect(screen.getByLabelText('Oldest age')).toHaveAccessibleDescription(
      'Younger than the least.',
    ),
  );
  expect(said).toHaveTextContent('Younger than the least.');
  expect(screen.getByLabelText('Oldest age')).toHaveDisplayValue('33 years');
});
