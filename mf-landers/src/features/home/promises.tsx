import { FictionalLabel } from '@afterglow/shared-ui/components/people/fictional-label';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useWords } from '../people/use-words.ts';
import { PricePromise } from './price-promise.tsx';
import { PrivacyPromise } from './privacy-promise.tsx';
import styles from './promises.module.scss';

interface Props {
  /** Which of the two is told first. */
  first: 'price' | 'privacy';
}

/** What one can rely on here: the price, privacy, and the label of fictional profiles. */
export function Promises({ first }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <section
      className={`wrapx ${styles.promises} ${first === 'privacy' ? styles.privacyFirst : ''}`}
      aria-label={t('promises.label')}
    >
      {first === 'price' && <PricePromise />}
      <PrivacyPromise />
      {first === 'privacy' && <PricePromise />}
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
