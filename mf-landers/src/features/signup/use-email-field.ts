import { isEmail } from '@afterglow/shared-state/is-email';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { type ChangeEvent, useRef, useState } from 'react';

/** An e-mail that may stay empty; `read` gives it, or null when it cannot be one. */
export function useEmailField() {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const ref = useRef<HTMLInputElement>(null);
  return {
    read(): string | null {
      const given = value.trim();
      if (!given || isEmail(given)) return given;
      setError(t('teaser.emailInvalid'));
      ref.current?.focus();
      return null;
    },
    props: {
      ref,
      label: t('teaser.email'),
      optional: t('teaser.emailOptional'),
      type: 'email',
      name: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      placeholder: t('teaser.emailExample'),
      value,
      error,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setValue(event.target.value);
        setError(null);
      },
    } as const,
  };
}
