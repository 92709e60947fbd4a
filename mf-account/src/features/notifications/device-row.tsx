import { push, toast, useSettings } from '@afterglow/shared-state';
import { Switch } from '@afterglow/shared-ui/components/forms/switch';
import { VisuallyHidden } from '@afterglow/shared-ui/components/labels/visually-hidden';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useState } from 'react';
import styles from './notifications.module.scss';
import { useDevicePush } from './use-device-push.ts';

/** Push on this device: on, off, or why it cannot be switched and what to do. */
export function DeviceRow() {
  const { t } = useTranslation();
  const site = useSettings((settings) => settings.name);
  const state = useDevicePush();
  const [isWorking, setWorking] = useState(false);
  const isOn = state === 'subscribed';
  const canSwitch = isOn || state === 'not_subscribed';

  async function change(): Promise<void> {
    setWorking(true);
    try {
      await (isOn ? push.disable() : push.enable());
    } catch {
      toast({ kind: 'error', text: t('notifications.device.failed') });
    }
    setWorking(false);
  }

  return (
    <section className={`card-x ${styles.card}`} aria-busy={state === 'looking'}>
      <div className={styles.device}>
        <span className={styles.text}>
          <h2 className="h3">{t('notifications.device.title')}</h2>
          <span className="lrow-detail" role="status">
            {t(`notifications.device.${state}`, { site })}
          </span>
        </span>
        {canSwitch && (
          <Switch
            className={styles.switch ?? ''}
            label={<VisuallyHidden>{t('notifications.device.title')}</VisuallyHidden>}
            checked={isOn}
            // Disabled, it would lose the focus.
            aria-busy={isWorking}
            onChange={() => void (isWorking || change())}
          />
        )}
      </div>
    </section>
  );
}
