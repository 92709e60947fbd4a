import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ListRow } from '@afterglow/shared-ui/components/navigation/list-row';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Download } from 'lucide-react';

/** Everything that is kept of the member, pictures too: the browser asks for it and saves it. */
export function DownloadRow() {
  const { t } = useTranslation();
  return (
    <ListRow
      icon={Download}
      title={t('settings.download')}
      detail={t('settings.downloadHint')}
      control={
        <LinkButton
          variant="outline"
          size="sm"
          to="/api/own-archive.php"
          reloadDocument
          download="my-data.zip"
        >
          {t('settings.downloadAction')}
        </LinkButton>
      }
    />
  );
}
