import { session, settings, type User } from '@afterglow/shared-state';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { ReachCard } from './reach-card.tsx';
import { UnitsRow } from './units-row.tsx';

beforeAll(startTexts);

test('the country’s stand there first; a choice counts at once, wherever a distance is said', async () => {
  enterAsDaan();
  session.patch({ reach: { distance_km: 25 } } as Partial<User>);
  settings.setState({ geoip_country: 'GB', geoip_selected_country: '' });
  renderAccount(
    <>
      <UnitsRow />
      <ReachCard />
    </>,
  );
  expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('16 mi');
  await userEvent.click(screen.getByRole('radio', { name: 'Kilometres' }));
  expect(screen.getByLabelText('Distance')).toHaveDisplayValue('25 km');
  expect(document.cookie).toContain('units=km');
});
