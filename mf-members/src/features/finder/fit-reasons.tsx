import { type FitReason, useFormat } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Check } from 'lucide-react';
import styles from './finder.module.scss';

interface Props {
  name: string;
  reasons: readonly FitReason[];
}

/** Why somebody fits, in words; only what was asked for, and what counts for everybody. */
export function FitReasons({ name, reasons }: Props) {
  const { t, i18n } = useTranslation();
  const format = useFormat();

  // On its own it begins with a capital; within a sentence only German nouns do.
  function inSentence(word: string): string {
    const { language } = i18n;
    return language === 'de' ? word : word.charAt(0).toLocaleLowerCase(language) + word.slice(1);
  }

  function words({ key, interests = [], distance_km = 0 }: FitReason): string {
    if (key === 'near') return t('finder.why.near', { distance: format.distance(distance_km) });
    if (key !== 'interests') return t(`finder.why.${key}`);
    const names = interests
      .filter((one) => i18n.exists(`interests.${one}`, { ns: 'mf-members' }))
      .map((one) => inSentence(t(`interests.${one}` as 'interests.wine')));
    return t('finder.why.interests', { list: format.list(names) });
  }

  return (
    <ul className={styles.why} aria-label={t('finder.whyLabel', { name })}>
      {reasons.map((reason) => (
        <li key={reason.key}>
          <Check size={14} aria-hidden="true" />
          {words(reason)}
        </li>
      ))}
    </ul>
  );
}
