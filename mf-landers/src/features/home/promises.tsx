import { settings, useFormat, useSettings } from '@afterglow/shared-state';
import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Lock, Send } from 'lucide-react';
import { useWords } from '../people/use-words.ts';
import styles from './promises.module.scss';

/** What one can rely on here: the price, privacy, and the label of fictional profiles. */
export function Promises() {
  const { t } = useTranslation();
  const words = useWords();
  const format = useFormat();
  const credits = useSettings((site) => site.message_credits);
  const country = useSettings(settings.country);
  const least = useSettings((site) => site.minimum_message_costs?.[country]);
  return (
    <section className={`wrapx ${styles.promises}`} aria-label={t('promises.label')}>
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
      <div className={styles.card}>
        <h2>{t('promises.private')}</h2>
        <p className="mut mt-2">{t('promises.privateText')}</p>
        <div className="row-x g3 mt-3" aria-hidden="true">
          <span className={styles.locked}>
            <Lock className="i" />
          </span>
          <span className={styles.locked}>
            <Lock className="i" />
          </span>
        </div>
      </div>
      <div className={`${styles.card} ${styles.fictional}`}>
        <div className="grow">
          <h2>{t('promises.fictional')}</h2>
          <p className="mut mt-2">{t('promises.fictionalText')}</p>
        </div>
        <FictionalLabel word={words.fictional} />
      </div>
    </section>
  );
}
