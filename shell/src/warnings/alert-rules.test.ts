import type { Hideable } from '@afterglow/federation/registry/remote-manifest';
import type { User } from '@afterglow/shared-state';
import { currentAlerts } from './alert-rules.ts';

const user = (part: Partial<User>, profile: Partial<User['profile']> = {}) =>
  ({
    status: 'active',
    notifications_disabled: [],
    ...part,
    profile: { status: 'active', main_image: { id: '1' }, ...profile },
  }) as unknown as User;

const alerts = (who: User | null, hides: Hideable[] = [], dismissed: string[] = []) =>
  currentAlerts({
    user: who,
    hides,
    canPush: true,
    canInstall: true,
    isDismissed: (key) => dismissed.includes(key),
  });

test('visitors see none', () => {
  expect(alerts(null)).toEqual([]);
});

test('the most pressing comes first', () => {
  const newcomer = user({ status: 'not_confirmed' }, { status: 'disabled', main_image: null });
  expect(alerts(newcomer)).toEqual(['activation', 'photo', 'push', 'install']);
});

test('activation is pointless when mail does not arrive', () => {
  const bounced = user(
    { status: 'not_confirmed', notifications_disabled: ['bounce'] },
    { status: 'disabled' },
  );
  expect(alerts(bounced)).toEqual(['push', 'notifications', 'install']);
});

test.each<[Hideable, string[], string[]]>([
  ['activation-alert', ['photo', 'push', 'install'], ['photo', 'push', 'notifications', 'install']],
  ['photo-alert', ['activation', 'push', 'install'], ['push', 'notifications', 'install']],
  ['push-alert', ['activation', 'photo'], ['photo', 'notifications']],
  ['notifications-alert', ['activation', 'photo', 'push', 'install'], ['photo', 'push', 'install']],
])('a page that hides the %s', (hidden, forNewcomer, forBounced) => {
  const newcomer = user({ status: 'not_confirmed' }, { status: 'disabled', main_image: null });
  const bounced = user({ notifications_disabled: ['bounce'] }, { main_image: null });
  expect(alerts(newcomer, [hidden])).toEqual(forNewcomer);
  expect(alerts(bounced, [hidden])).toEqual(forBounced);
});

test('what was dismissed stays away', () => {
  const dismissed = ['hide-enrich-alert', 'hide-push-notification-alert'];
  expect(alerts(user({}, { main_image: null }), [], dismissed)).toEqual(['install']);
});
