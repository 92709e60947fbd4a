import { type OwnProfile, settings } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { PlaceCard } from './place-card.tsx';
import { ProfileFormContext, useAutosavedProfile } from './profile-form.ts';

const profile = { ...daan.profile, country: 'NL', region: 'NL-09', city: 'Utrecht' };

function Form() {
  const form = useAutosavedProfile(profile as unknown as OwnProfile);
  return (
    <ProfileFormContext value={form}>
      <PlaceCard />
    </ProfileFormContext>
  );
}

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  settings.setState({ countries: ['NL', 'BE'] });
});

test('a city that is none says so beside it, until another place is chosen', async () => {
  const calls = fakeServer({
    'GET /api/regions.php': () => ({ regions: [{ key: 'NL-09', name: 'Utrecht' }] }),
    'GET /api/cities.php': () => ({ cities: [] }),
    'PUT /api/user.php': () =>
      fail(400, 'validation', 'Check', [
        { field: 'profile.city', code: 'invalid_choice', message: 'No such city.' },
      ]),
  });
  renderAccount(<Form />);
  const city = screen.getByRole('combobox', { name: 'City' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Den B');
  await userEvent.tab();
  expect(await screen.findByText('No such city.')).toBeVisible();
  expect(city).toHaveValue('Den B');

  const saves = () => calls.filter(({ method }) => method === 'PUT').length;
  const before = saves();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'BE');
  expect(city).toHaveValue('');
  expect(city).not.toHaveAccessibleDescription('No such city.');
  expect(city).toHaveAccessibleDescription(/^Enter your city/);
  expect(saves()).toBe(before);
});
