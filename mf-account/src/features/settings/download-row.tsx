import { post } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { Dialog } from '@afterglow/shared-ui/components/overlays/dialog';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { AskForPassword } from '../password/ask-for-password.tsx';
import { download } from './download.ts';

/** Everything that is kept of the member, pictures too, for whoever knows the password. */
export function DownloadRow() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  return (
    <>
      <ListRow
        icon={Download}
        title={t('settings.download')}
        detail={t('settings.downloadHint')}
        control={
          <Button
            variant="outline"
            size="sm"
            aria-label={t('settings.download')}
            onClick={() => setOpen(true)}
          >
            {t('settings.downloadAction')}
          </Button>
        }
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('settings.download')}
        closeLabel={t('changeEmail.close')}
        locked={working}
      >
        <AskForPassword
          lead={<p className="mut">{t('settings.downloadLead')}</p>}
          action={t('settings.downloadAction')}
          working={working}
          onWorking={setWorking}
          act={async (password) => {
            const { token } = await post('/api/own-data.php', password ? { password } : {});
            // The browser fetches the file and saves it.
            download(`/api/own-archive.php?token=${encodeURIComponent(token)}`, 'my-data.zip');
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}
