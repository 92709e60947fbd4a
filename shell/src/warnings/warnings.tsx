import { dismissedAt, usePush, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { type ReactNode, useReducer } from 'react';
import { Slot } from '../boot/slot.tsx';
import { useRoute } from '../boot/use-route.ts';
import { useOffer } from '../install/offer.ts';
import { currentAlerts } from './alert-rules.ts';
import { DeviceAlert } from './device-alert.tsx';
import { useActivationDialog } from './use-activation-dialog.ts';
import { useFromNextPage } from './use-from-next-page.ts';
import styles from './warnings.module.scss';

/** Page-level alerts under the top bar, one at a time. */
export function Warnings() {
  const { t } = useTranslation();
  const route = useRoute();
  const [search] = useSearchParams();
  const user = useSession((state) => state.user);
  const canPush = usePush((state) => state.capable && state.permission === 'not_subscribed');
  const canInstall = useOffer();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const isDialog = useActivationDialog(user, search);

  const alerts = currentAlerts({
    user,
    hides: route?.hides ?? [],
    canPush: useFromNextPage(canPush),
    canInstall: useFromNextPage(canInstall),
    isDismissed: (key) => dismissedAt(key) !== null,
  }).filter((alert) => alert !== 'activation' || !isDialog);
  if (alerts.length === 0) return null;

  const views: Record<(typeof alerts)[number], ReactNode> = {
    activation: <Slot name="alert:activation" />,
    photo: <Slot name="alert:photo" />,
    push: <DeviceAlert kind="push" onDone={refresh} />,
    notifications: <DeviceAlert kind="notifications" onDone={refresh} />,
    install: <DeviceAlert kind="install" onDone={refresh} />,
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
