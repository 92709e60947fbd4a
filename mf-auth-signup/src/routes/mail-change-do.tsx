import { paths, useSession } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailedChange } from '../features/mailed-link/mailed-change.tsx';

/** /mail-change/do: the link that was mailed to a new address. */
export default function MailChangePage() {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.user !== null);
  const next = isMember
    ? { to: paths.settings(), label: t('mailChange.toSettings') }
    : { to: paths.login(), label: t('login.submit') };
  return (
    <MailedChange
      door="/api/email-confirm.php"
      words={{
        title: t('mailChange.title'),
        working: t('mailChange.working'),
        lead: t('mailChange.lead'),
        refusedTitle: t('mailChange.refusedTitle'),
        refusedLead: t('mailChange.refusedLead'),
      }}
      done={next}
      refused={next}
    />
  );
}
