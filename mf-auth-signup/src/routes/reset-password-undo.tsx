import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailedChange } from '../features/mailed-link/mailed-change.tsx';

/** /reset-password/undo: “It was not me” of a mail about a new password or a new device. */
export default function PasswordUndoPage() {
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
        title: t('takeBack.title'),
        working: t('takeBack.working'),
        lead: t('mailUndo.lead'),
        refusedTitle: t('mailUndo.refusedTitle'),
        refusedLead: t('mailUndo.refusedLead'),
      }}
      done={{ to: paths.login(), label: t('login.submit') }}
      refused={{ to: paths.complaints(), label: t('mailUndo.help') }}
    />
  );
}
