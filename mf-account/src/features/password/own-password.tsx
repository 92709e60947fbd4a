import { PasswordInput } from '@afterglow/shared-ui/components/forms/password-input';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import type { ComponentProps } from 'react';

type Taken = 'ref' | 'hint' | 'value' | 'error';

interface Props extends Pick<ComponentProps<typeof PasswordInput>, Taken> {
  onType: (password: string) => void;
}

/** The field for the password that the account has, before something that asks for it. */
export function OwnPassword({ onType, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...props}
      label={t('changeEmail.password')}
      name="password"
      autoComplete="current-password"
      showLabel={t('changeEmail.show')}
      hideLabelText={t('changeEmail.hide')}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
