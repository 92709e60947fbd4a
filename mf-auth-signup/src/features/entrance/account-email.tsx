import { TextInput } from '@afterglow/shared-ui/components/forms/text-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Mail } from 'lucide-react';
import type { Ref } from 'react';

interface Props {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (email: string) => void;
}

/** The address one logs in with, as password managers know it. */
export function AccountEmail({ onChange, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...rest}
      label={t('login.email')}
      icon={Mail}
      type="email"
      name="email"
      autoComplete="username"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
