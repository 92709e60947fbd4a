import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LockKeyhole } from 'lucide-react';
import { DialogRow } from '../settings/dialog-row.tsx';
import { ChangePassword } from './change-password.tsx';

/** How to have another password. */
export function PasswordRow() {
  const { t } = useTranslation();
  return (
    <DialogRow
      icon={LockKeyhole}
      title={t('settings.password')}
      action={t('changeEmail.change')}
      heading={t('changePassword.title')}
    >
      {(close, work) => <ChangePassword {...work} onDone={close} />}
    </DialogRow>
  );
}
