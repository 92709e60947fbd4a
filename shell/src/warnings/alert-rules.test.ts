import type { User } from '@afterglow/shared-state';
import { currentAlerts } from './alert-rules.ts';

const user = (part: Partial<User>, profile: Partial<User['profile']> = {}) =>
  ({
    status: 'active',
    notifications_disabled: [],
    ...part,
    profile: { status: 'active', main_image: { id: '1' }, ...profile },
  }) as unknown as User;

const alerts = (who: User | null, pathname = '/members', dismissed: string[] = []) =>
  currentAlerts({
    user: who,
    pathname,
    canPush: true,
    isDismissed: (key) => dismissed.includes(key),
  });

test('visitors see none', () => {
  expect(alerts(null)).toEqual([]);
});

test('the most pressing comes first', () => {
  const newcomer = user({ status: 'not_confirmed' }, { status: 'disabled', main_image: null });
  expect(alerts(newcomer)).toEqual(['activation', 'photo', 'push']);
});

test('activation is pointless when mail does not arrive', () => {
  const bounced = user(
    { status: 'not_confirmed', notifications_disabled: ['bounce'] },
    { status: 'disabled' },
  );
  expect(alerts(bounced)).toEqual(['push', 'disabledNotifications']);
});

test.each([
  ['/signup', []],
  ['/profile', ['push']],
  ['/settings', ['push']],
  ['/premium', []],
  ['/directdebit', []],
  ['/activate/done', []],
  ['/notifications', []],
])('a member without photo on %s', (pathname, expected) => {
  expect(alerts(user({}, { main_image: null }), pathname)).toEqual(expected);
});

test('what was dismissed stays away', () => {
  const dismissed = ['hide-enrich-alert', 'hide-push-notification-alert'];
  expect(alerts(user({}, { main_image: null }), '/members', dismissed)).toEqual([]);
});
