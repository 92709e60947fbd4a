import { defineSlot } from '@afterglow/federation/remote/define-slot';
import { dismiss, paths } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Camera } from 'lucide-react';
import { useState } from 'react';

/** Asks for a photo; the shell decides where and when. */
function PhotoAlert() {
  const { t } = useTranslation();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Note
      kind="warn"
      icon={Camera}
      action={<Link to={paths.profile()}>{t('photoAlert.add')}</Link>}
      dismissLabel={t('photoAlert.close')}
      onDismiss={() => {
        dismiss('hide-enrich-alert');
        setClosed(true);
      }}
    >
      <b>{t('photoAlert.title')}</b> {t('photoAlert.text')}
    </Note>
  );
}

export const { bootstrap, mount, unmount, update } = defineSlot(PhotoAlert);
