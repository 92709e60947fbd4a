import { type OwnProfile, session, settings } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { HeightSelect } from './height-select.tsx';
import { ProfileFormContext, useAutosavedProfile } from './profile-form.ts';

function Form({ height }: { height: number | null }) {
  const form = useAutosavedProfile({ ...daan.profile, height } as unknown as OwnProfile);
  return (
    <ProfileFormContext value={form}>
      <HeightSelect />
    </ProfileFormContext>
  );
}

const select = () => screen.getByRole('combobox', { name: 'Height' });
const lines = () =>
  within(select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  settings.setState({ geoip_country: 'NL', geoip_selected_country: '' });
  session.patch({ units: null });
});

test('where roads have kilometres each centimetre is a line', () => {
  renderAccount(<Form height={171} />);
  expect(select()).toHaveDisplayValue('1.71 m');
  expect(lines()).toHaveLength(112);
});

test('where they have miles each inch is one, and the centimetre that was said stays', async () => {
  settings.setState({ geoip_country: 'GB' });
  const calls = fakeServer({ 'PUT /api/user.php': () => ({ user: daan }) });
  renderAccount(<Form height={171} />);
  expect(select()).toHaveDisplayValue('5 ft 7 in');
  expect(select()).toHaveValue('171');
  expect(lines().filter((line) => line === '5 ft 7 in')).toHaveLength(1);
  await userEvent.selectOptions(select(), '6 ft 0 in');
  expect(calls[0]?.body).toEqual({ profile: { height: 182 } });
});
