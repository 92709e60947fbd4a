import { Checkbox } from '@afterglow/shared-ui/components/forms/checkbox';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import styles from './consent.module.scss';

/** What the law wants said before credits are delivered within the withdrawal period. */
export interface Consents {
  now: boolean;
  aware: boolean;
}

export const noConsent: Consents = { now: false, aware: false };
export const isComplete = ({ now, aware }: Consents) => now && aware;

interface Props {
  value: Consents;
  /** To return unused credits. */
  days: number;
  onChange: (value: Consents) => void;
  missing: boolean;
  ref: Ref<HTMLInputElement>;
}

export function Consent({ value, days, onChange, missing, ref }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.consent} aria-describedby={missing ? 'consent-missing' : undefined}>
      <legend className="visually-hidden">{t('consent.label')}</legend>
      <Checkbox
        {...(!value.now && { ref })}
        className={styles.check ?? ''}
        label={t('consent.now')}
        checked={value.now}
        invalid={missing && !value.now}
        onChange={(event) => onChange({ ...value, now: event.target.checked })}
      />
      <Checkbox
        {...(value.now && { ref })}
        className={styles.check ?? ''}
        label={t('consent.aware', { count: days })}
        checked={value.aware}
        invalid={missing && !value.aware}
        onChange={(event) => onChange({ ...value, aware: event.target.checked })}
      />
      {missing && (
        <p id="consent-missing" className={styles.problem} role="alert">
          <CircleAlert className="i" aria-hidden="true" />
          {t('consent.missing')}
        </p>
      )}
    </fieldset>
  );
}
