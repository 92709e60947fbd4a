import { dialogs, dismiss, paths, useDialog } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect } from 'react';
import { BonusCountdown } from './bonus-countdown.tsx';
import styles from './time-bonus.module.scss';
import { useBonusPercent } from './use-bonus-percent.ts';

/** The welcome bonus is a matter of the first hours. */
const hours = 4;

function close(): void {
  dismiss('hide-time-bonus-modal');
  dialogs.close('time-bonus');
}

/** Offers the welcome bonus; closing it in any way is closing it for good. */
export function TimeBonusDialog() {
  const { t } = useTranslation();
  const open = useDialog('time-bonus') !== undefined;
  const percent = useBonusPercent();
  const isOver = percent === null;
  // A bonus that ran out is not offered any more.
  useEffect(() => {
    if (isOver) dialogs.close('time-bonus');
  }, [isOver]);
  if (isOver) return null;

  return (
    <Dialog
      open={open}
      onClose={close}
      className={styles.dialog ?? ''}
      title={
        <Trans
          t={t}
          i18nKey="bonus.title"
          values={{ percent }}
          components={{
            big: <span className={`display ${styles.percent}`} />,
            small: <span className={styles.words} />,
          }}
        />
      }
    >
      <div className={styles.body}>
        <p className="mut">{t('bonus.text', { count: hours })}</p>
        <BonusCountdown look="plain" />
        <LinkButton size="lg" block to={paths.creditPackages()} onClick={close}>
          {t('bonus.packages')}
        </LinkButton>
        <Button variant="ghost" onClick={close}>
          {t('bonus.notNow')}
        </Button>
      </div>
    </Dialog>
  );
}
