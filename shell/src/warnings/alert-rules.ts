import type { Hideable } from '@afterglow/federation/registry/remote-manifest';
import type { User } from '@afterglow/shared-state';

type Alert = 'activation' | 'photo' | 'push' | 'notifications' | 'install';

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
  /** What the page asks to be shown without. */
  hides: readonly Hideable[];
  canPush: boolean;
  canInstall: boolean;
  isDismissed: (key: DismissibleKey) => boolean;
}

type DismissibleKey =
  | 'hide-enrich-alert'
  | 'hide-push-notification-alert'
  | 'hide-disabled-notifications-alert';

/** Where push is not offered, the app is not either. */
const hiddenBy = (alert: Alert): Hideable => `${alert === 'install' ? 'push' : alert}-alert`;

/** The alerts that apply now, the most pressing first. */
export function currentAlerts({ user, hides, canPush, canInstall, isDismissed }: Moment): Alert[] {
  if (!user) return [];
  const applies: Record<Alert, boolean> = {
    activation: needsActivation(user),
    photo: user.profile.main_image === null && !isDismissed('hide-enrich-alert'),
    push: canPush && !isDismissed('hide-push-notification-alert'),
    notifications:
      user.notifications_disabled.length > 0 && !isDismissed('hide-disabled-notifications-alert'),
    install: canInstall,
  };
  const alerts = Object.keys(applies) as Alert[];
  return alerts.filter((alert) => applies[alert] && !hides.includes(hiddenBy(alert)));
}
