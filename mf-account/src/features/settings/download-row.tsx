import { post } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Download } from 'lucide-react';
import { AskForPassword } from '../password/ask-for-password.tsx';
import { DialogRow } from './dialog-row.tsx';
import { download } from './download.ts';

/** Everything that is kept of the member, pictures too, for whoever knows the password. */
export function DownloadRow() {
  const { t } = useTranslation();
  return (
    <DialogRow
      icon={Download}
      title={t('settings.download')}
      detail={t('settings.downloadHint')}
      action={t('settings.downloadAction')}
      heading={t('settings.download')}
    >
      {(close, work) => (
        <AskForPassword
          lead={<p className="mut">{t('settings.downloadLead')}</p>}
          action={t('settings.downloadAction')}
          {...work}
          act={async (password) => {
            const { token } = await post('/api/own-data.php', password ? { password } : {});
            // The browser fetches the file and saves it.
            download(`/api/own-archive.php?token=${encodeURIComponent(token)}`, 'my-data.zip');
            close();
          }}
        />
      )}
    </DialogRow>
  );
}
