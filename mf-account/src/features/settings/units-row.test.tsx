import { session, settings, toasts, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { ReachCard } from './reach-card.tsx';
import { UnitsRow } from './units-row.tsx';

beforeAll(startTexts);

test('the country’s stand there first; a choice counts at once, wherever a distance is said', async () => {
  enterAsDaan();
  const calls = fakeServer({ 'PUT /api/user.php': () => ({}) });
  session.patch({ reach: { distance_km: 25 } } as Partial<User>);
  settings.setState({ geoip_country: 'GB', geoip_selected_country: '' });
  renderAccount(
    <>
      <UnitsRow />
      <ReachCard />
    </>,
  );
  expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('15 mi');
  await userEvent.click(screen.getByRole('radio', { name: 'Kilometres' }));
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('25 km');
  expect(calls).toMatchObject([{ body: { units: 'km' } }]);
});

test('a choice that is not kept says so, and stands where it was', async () => {
  enterAsDaan({ units: 'mi' });
  fakeServer({ 'PUT /api/user.php': () => fail(400, 'validation', 'Not now.') });
  renderAccount(<UnitsRow />);
  await userEvent.click(screen.getByRole('radio', { name: 'Kilometres' }));
  await waitFor(() =>
    expect(toasts.getState().queue[0]).toMatchObject({
      title: 'Your choice could not be saved.',
      text: 'Not now.',
    }),
  );
  expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
});
