import { dismissedAt, usePush, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { type ReactNode, useReducer } from 'react';
import { Slot } from '../boot/slot.tsx';
import { useRoute } from '../boot/use-route.ts';
import { currentAlerts } from './alert-rules.ts';
import { DisabledNotificationsAlert } from './disabled-notifications-alert.tsx';
import { PushAlert } from './push-alert.tsx';
import { useActivationDialog } from './use-activation-dialog.ts';
import styles from './warnings.module.scss';

/** Page-level alerts under the top bar, one at a time. */
export function Warnings() {
  const { t } = useTranslation();
  const route = useRoute();
  const [search] = useSearchParams();
  const user = useSession((state) => state.user);
  const permission = usePush((state) => (state.capable ? state.permission : 'unknown'));
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isDialog = useActivationDialog(user, search);

  const alerts = currentAlerts({
    user,
    hides: route?.hides ?? [],
    canPush: permission === 'not_subscribed',
    isDismissed: (key) => dismissedAt(key) !== null,
  }).filter((alert) => alert !== 'activation' || !isDialog);
  if (alerts.length === 0) return null;

  const views: Record<(typeof alerts)[number], ReactNode> = {
    activation: <Slot name="alert:activation" />,
    photo: <Slot name="alert:photo" />,
    push: <PushAlert onDone={refresh} />,
    notifications: <DisabledNotificationsAlert onDone={refresh} />,
  };
  return (
    <section
      className={`wrapx ${styles.warnings}`}
      data-first={alerts[0]}
      aria-label={t('alerts.label')}
    >
      {alerts.map((alert) => (
        <div key={alert} className={styles.alert}>
          {views[alert]}
        </div>
      ))}
    </section>
  );
}
