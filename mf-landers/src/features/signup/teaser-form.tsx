import { type Gender, requestSignup, type Seeks, useSettings } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { Segmented } from '@afterglow/shared-ui/components/forms/segmented';
import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { ArrowRight, Mail } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import styles from './teaser-form.module.scss';

/** Three fields that open sign-up with what was filled in; the e-mail may wait until there. */
export function TeaserForm() {
  const { t } = useTranslation();
  const niche = useSettings((site) => site.niche_name);
  const [gender, setGender] = useState<Gender>('male');
  const [seeks, setSeeks] = useState<Seeks>(niche === 'gay' ? 'male' : 'female');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = email.trim();
    if (given && !isEmail(given)) {
      setError(t('teaser.emailInvalid'));
      input.current?.focus();
      return;
    }
    requestSignup({ gender, seeks, ...(given && { email: given }) });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Segmented
        label={t('teaser.iAm')}
        options={[
          { value: 'male', label: t('teaser.man') },
          { value: 'female', label: t('teaser.woman') },
        ]}
        value={gender}
        onChange={setGender}
      />
      <Segmented
        label={t('teaser.toMeet')}
        options={[
          { value: 'male', label: t('teaser.men') },
          { value: 'female', label: t('teaser.women') },
          { value: 'both', label: t('teaser.both') },
        ]}
        value={seeks}
        onChange={setSeeks}
      />
      <TextInput
        ref={input}
        className={styles.wide ?? ''}
        label={t('teaser.email')}
        icon={Mail}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        placeholder={t('teaser.emailExample')}
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" size="lg" className={styles.wide} iconAfter={ArrowRight}>
        {t('teaser.continue')}
      </Button>
      <p className={`xs mut tc ${styles.wide}`}>{t('teaser.adults')}</p>
    </form>
  );
}
