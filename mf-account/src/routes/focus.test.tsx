import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AboutCard } from '../features/profile/about-card.tsx';
import { ProfileFormContext, useAutosavedProfile } from '../features/profile/profile-form.ts';
import { BlockedCard } from '../features/settings/blocked-card.tsx';
import { SessionsCard } from '../features/settings/sessions-card.tsx';
import { daan, enterAsDaan, renderAccount, startTexts } from '../testing/render-account.tsx';
import NotificationsPage from './notifications.tsx';

beforeAll(async () => {
  await startTexts();
  await import('@afterglow/shared-ui/hooks/watch-focus');
});
beforeEach(() => enterAsDaan());

const button = (name: string) => screen.getByRole('button', { name });
const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
};

test('who logs out another device is at the next one', async () => {
  const times = { created_at: '2026-01-01T00:00:00Z', last_seen_at: '2026-01-02T00:00:00Z' };
  let devices = ['Safari, iPhone', 'Chrome, Windows'];
  fakeServer({
    'GET /api/sessions.php': () => ({
      sessions: devices.map((device) => ({ id: device, device, current: false, ...times })),
    }),
    'DELETE /api/sessions.php': ({ query }) => {
      devices = devices.filter((device) => device !== query.id);
      return null;
    },
  });
  renderAccount(<SessionsCard />);
  await press('Log out on Safari, iPhone');
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(button('Log out on Chrome, Windows')).toHaveFocus();
});

test('who asks for the whole list of the blocked is at the first that was not shown', async () => {
  const blocks = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => ({
    ...{ profile: name, name, blocked_at: '2026-01-02T12:00:00Z' },
  }));
  fakeServer({ 'GET /api/blocks.php': () => ({ blocks }) });
  renderAccount(<BlockedCard />);
  await press('Show all 7');
  await waitFor(() => expect(button('Unblock F')).toHaveFocus());
});

test('who wants mail again goes on with what there is to choose', async () => {
  const both = { email: true, push: true };
  const notifications = new Proxy({}, { get: () => both });
  let off = ['bounce'];
  fakeServer({
    'GET /api/notifications.php': () => ({ notifications, notifications_disabled: off }),
    'PUT /api/notifications.php': () => {
      off = [];
      return { notifications, notifications_disabled: off };
    },
  });
  renderAccount(<NotificationsPage />);
  await press('Send me e-mail again');
  await waitFor(() => expect(screen.queryByText(/came back/)).toBeNull());
  expect(screen.getAllByRole('switch')).toContain(document.activeElement);
});

test('who tries to save once more stays in the card', async () => {
  function Form() {
    const profile = session.getState().user?.profile;
    const form = useAutosavedProfile(profile as NonNullable<typeof profile>);
    return (
      <ProfileFormContext value={form}>
        <AboutCard profile={profile as NonNullable<typeof profile>} />
      </ProfileFormContext>
    );
  }
  const answers = [fail(503, 'unavailable'), { user: daan }];
  fakeServer({ 'PUT /api/user.php': () => answers.shift() });
  renderAccount(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('I am'), 'Bi');
  await press('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByLabelText('Profile name')).toHaveFocus();
});
