import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailedChange } from '../features/mailed-link/mailed-change.tsx';

/** /mail-change/undo: the link that was mailed to an address that had been the account's. */
export default function MailUndoPage() {
  const { t } = useTranslation();
  return (
    <MailedChange
      door="/api/email-undo.php"
      ask={{
        title: t('takeBack.askTitle'),
        lead: t('takeBack.askLead'),
        label: t('takeBack.do'),
      }}
      words={{
        title: t('mailUndo.title'),
        working: t('mailUndo.working'),
        lead: t('mailUndo.lead'),
        refusedTitle: t('mailUndo.refusedTitle'),
        refusedLead: t('mailUndo.refusedLead'),
      }}
      done={{ to: paths.login(), label: t('login.submit') }}
      refused={{ to: paths.complaints(), label: t('mailUndo.help') }}
    />
  );
}
