import type { User } from '@afterglow/shared-state';
import { matchPath } from '@afterglow/shared-ui/router';

const SIGNUP = ['/signup', '/members/:id/signup'];
const CHECKOUT = ['/premium', '/directdebit'];

const HIDDEN_ON = {
  activation: [...SIGNUP, '/settings', '/notifications'],
  photo: [...SIGNUP, ...CHECKOUT, '/profile', '/activate/done', '/notifications', '/settings'],
  push: [...SIGNUP, ...CHECKOUT, '/notifications', '/activate/done'],
  disabledNotifications: ['/settings', '/notifications'],
} as const;

type Alert = keyof typeof HIDDEN_ON;

function isHidden(alert: Alert, pathname: string): boolean {
  return HIDDEN_ON[alert].some((page) => matchPath(page, pathname));
}

/** The address still has to be confirmed, and mails to it arrive. */
export function needsActivation(user: User): boolean {
  return (
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0
  );
}

interface Moment {
  user: User | null;
  pathname: string;
  canPush: boolean;
  isDismissed: (key: DismissibleKey) => boolean;
}

type DismissibleKey =
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-disabled-notifications-alert';

/** The alerts that apply now, the most pressing first. */
export function currentAlerts({ user, pathname, canPush, isDismissed }: Moment): Alert[] {
  if (!user) return [];
  const applies: Record<Alert, boolean> = {
    activation: needsActivation(user),
    photo: user.profile.main_image === null && !isDismissed('hide-enrich-alert'),
    push: canPush && !isDismissed('hide-push-notification-alert'),
    disabledNotifications:
      user.notifications_disabled.length > 0 && !isDismissed('hide-disabled-notifications-alert'),
  };
  const alerts = Object.keys(applies) as Alert[];
  return alerts.filter((alert) => applies[alert] && !isHidden(alert, pathname));
}
