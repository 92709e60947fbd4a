import { DisabledNotificationsAlert } from './disabled-notifications-alert.tsx';
import { InstallAlert } from './install-alert.tsx';
import { PushAlert } from './push-alert.tsx';

/** Alerts that most pages never show: their code comes when one does. */
export const deviceAlerts = {
  push: PushAlert,
  notifications: DisabledNotificationsAlert,
  install: InstallAlert,
};
