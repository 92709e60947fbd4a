import { settings, useFormat, useSettings } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Send } from 'lucide-react';
import styles from './promises.module.scss';

/** The price stands on the button: what a message costs here, and a picture of that button. */
export function PricePromise() {
  const { t } = useTranslation();
  const format = useFormat();
  const credits = useSettings((site) => site.message_credits);
  const country = useSettings(settings.country);
  const least = useSettings((site) => site.minimum_message_costs?.[country]);
  return (
    <div className={styles.price}>
      <h2>{t('promises.price')}</h2>
      <p className="mut mt-2">
        {least
          ? t('promises.priceFrom', { price: format.money(least.costs, least.currency) })
          : t('promises.priceText')}
      </p>
      <div className={styles.composer} aria-hidden="true">
        <span className="grow clip mut3">{t('promises.write')}</span>
        <span className={`btn btn-primary btn-sm ${styles.picture}`}>
          <Send className="i" />
          {t('promises.send', { count: credits })}
        </span>
      </div>
    </div>
  );
}
