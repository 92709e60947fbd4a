import { paths, useSettings } from '@afterglow/shared-state';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Info } from 'lucide-react';
import styles from './packages.module.scss';

/** VAT, and how long unused credits can be returned. */
export function ReturnNote() {
  const { t } = useTranslation();
  const days = useSettings((settings) => settings.refund_days);
  return (
    <p className={`xs mut ${styles.small}`}>
      <Info className="i" aria-hidden="true" />
      <span>
        {days > 0 ? (
          <Trans
            t={t}
            i18nKey="packages.refund"
            values={{ count: days }}
            components={{ policy: <Link to={paths.page('return-policy')} /> }}
          />
        ) : (
          t('packages.vat')
        )}
      </span>
    </p>
  );
}
