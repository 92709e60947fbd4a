import { useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Mail } from 'lucide-react';
import { DialogRow } from '../settings/dialog-row.tsx';
import { ChangeEmail } from './change-email.tsx';

/** The own address, and how to have another. */
export function EmailRow() {
  const { t } = useTranslation();
  const email = useSession((state) => state.user?.email);
  const at = email?.lastIndexOf('@') ?? -1;
  return (
    <DialogRow
      icon={Mail}
      title={t('settings.email')}
      detail={
        // Where there is no room for the whole, it breaks before the host and not in a word.
        email && (
          <>
            {email.slice(0, at)}
            <wbr />
            {email.slice(at)}
          </>
        )
      }
      action={t('changeEmail.change')}
      heading={t('changeEmail.title')}
    >
      {(close, work) => <ChangeEmail {...work} onDone={close} />}
    </DialogRow>
  );
}
