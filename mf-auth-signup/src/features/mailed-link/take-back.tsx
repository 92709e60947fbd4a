import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailedChange } from './mailed-change.tsx';

interface Props {
  title: string;
  working: string;
}

/** “It was not me” of a mail: what was done to the account is taken back, once one says so here, too. */
export function TakeBack({ title, working }: Props) {
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
        title,
        working,
        lead: t('mailUndo.lead'),
        refusedTitle: t('mailUndo.refusedTitle'),
        refusedLead: t('mailUndo.refusedLead'),
      }}
      done={{ to: paths.login(), label: t('login.submit') }}
      refused={{ to: paths.complaints(), label: t('mailUndo.help') }}
    />
  );
}
