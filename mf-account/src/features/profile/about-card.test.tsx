import { connection, type OwnProfile, session, toasts, unsent } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { i18next } from '@afterglow/shared-ui/i18n';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daan, enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { AboutCard } from './about-card.tsx';
import { ProfileFormContext, useAutosavedProfile } from './profile-form.ts';

const profile = daan.profile as unknown as OwnProfile;

function Form() {
  const form = useAutosavedProfile(profile);
  return (
    <ProfileFormContext value={form}>
      <AboutCard profile={profile} />
    </ProfileFormContext>
  );
}

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

const saves = () =>
  fakeServer({
    'PUT /api/user.php': ({ body }) => {
      const { profile: changes } = body as { profile: object };
      return { user: { ...daan, profile: { ...profile, ...changes } } };
    },
  });

test('what is chosen is saved at once and shows everywhere', async () => {
  const calls = saves();
  renderAccount(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('Why I am here'), 'To make friends');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ profile: { reason: 'friendship' } });
  expect(session.getState().user?.profile.reason).toBe('friendship');
});

test('what is typed is saved when the field is left', async () => {
  const calls = saves();
  renderAccount(<Form />);
  await userEvent.type(screen.getByLabelText('About me'), 'Baker');
  await userEvent.tab();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ profile: { about_me: 'Baker' } }]);
});

test('a refused name says why beside the field and stays as typed', async () => {
  fakeServer({
    'PUT /api/user.php': () =>
      fail(400, 'validation', 'Check', [
        { field: 'profile.name', code: 'starts_with_at', message: 'Not with @, please.' },
      ]),
  });
  renderAccount(<Form />);
  const name = screen.getByLabelText('Profile name');
  await userEvent.clear(name);
  await userEvent.type(name, '@daan');
  await userEvent.tab();
  await waitFor(() => expect(name).toHaveAccessibleDescription('Not with @, please.'));
  expect(screen.getByRole('status')).toHaveTextContent('Not with @, please.');
  expect(name).toHaveValue('@daan');
});

test('what did not reach the server is kept, and saved on "Try again"', async () => {
  fakeServer({ 'PUT /api/user.php': () => fail(503, 'unavailable') });
  renderAccount(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('I am'), 'Bi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  expect(screen.getByLabelText('I am')).toHaveValue('bi');
  const calls = saves();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ profile: { sexuality: 'bi' } });
});

test('what is typed is saved as the page goes out of sight', async () => {
  const calls = saves();
  renderAccount(<Form />);
  await userEvent.type(screen.getByLabelText('About me'), 'Baker');
  expect(calls).toHaveLength(0);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(calls).toHaveLength(1), { timeout: 300 });
  expect(calls[0]?.body).toEqual({ profile: { about_me: 'Baker' } });
});

test('what did not reach the server is saved by itself once there is a connection', async () => {
  fakeServer({ 'PUT /api/user.php': () => fail(503, 'unavailable') });
  renderAccount(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('I am'), 'Bi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  act(() => connection.setState({ online: false }));
  const calls = saves();
  act(() => connection.setState({ online: true }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ profile: { sexuality: 'bi' } }]);
});

test('another language leaves what is not saved in its place; who then goes reads of it in that', async () => {
  i18next.addResourceBundle('nl', 'mf-account', { save: { lost: 'Niet bewaard.' } });
  fakeServer({ 'PUT /api/user.php': () => fail(503, 'unavailable') });
  toasts.clear();
  renderAccount(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('I am'), 'Bi');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved.');
  await act(() => i18next.changeLanguage('nl'));
  expect([unsent.any(), toasts.getState().queue]).toEqual([true, []]);
  cleanup();
  await waitFor(() => expect(toasts.getState().queue).toMatchObject([{ text: 'Niet bewaard.' }]));
  expect(unsent.any()).toBe(false);
  await i18next.changeLanguage('en');
});
