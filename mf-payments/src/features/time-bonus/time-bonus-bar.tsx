import { paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { ChevronRight, Zap } from 'lucide-react';
import { BonusCountdown } from './bonus-countdown.tsx';
import styles from './time-bonus-bar.module.scss';
import { useBonusPercent } from './use-bonus-percent.ts';

/** A strip above the navigation while the welcome bonus lasts. */
export function TimeBonusBar() {
  const { t } = useTranslation();
  const percent = useBonusPercent();
  if (!percent) return null;
  return (
    <section className={styles.bar} aria-label={t('bonus.label')}>
      <Zap className="i" aria-hidden="true" />
      <span>
        <Trans
          t={t}
          i18nKey="bonus.bar"
          values={{ percent }}
          components={{ b: <b />, more: <span className="d-desk" /> }}
        />
      </span>
      <BonusCountdown look="tiles" />
      <span className="d-desk">
        <LinkButton
          variant="neutral"
          size="sm"
          className={styles.button ?? ''}
          to={paths.creditPackages()}
        >
          {t('bonus.packages')}
        </LinkButton>
      </span>
      <span className="d-phone">
        <Link className="plain" to={paths.creditPackages()} aria-label={t('bonus.packages')}>
          <ChevronRight className="i" aria-hidden="true" />
        </Link>
      </span>
    </section>
  );
}
