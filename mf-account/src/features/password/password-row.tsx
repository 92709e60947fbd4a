import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { ChangePassword } from './change-password.tsx';

/** How to have another password. */
export function PasswordRow() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [saving, setSaving] = useState(false);
  return (
    <>
      <ListRow
        icon={LockKeyhole}
        title={t('settings.password')}
        control={
          <Button
            variant="outline"
            size="sm"
            aria-label={t('changePassword.title')}
            onClick={() => setOpen(true)}
          >
            {t('changeEmail.change')}
          </Button>
        }
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('changePassword.title')}
        closeLabel={t('changeEmail.close')}
        locked={saving}
      >
        <ChangePassword saving={saving} onSaving={setSaving} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
