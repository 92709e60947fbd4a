import { useSettings } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Drama } from 'lucide-react';

/** The site's warning about fictional profiles, before anything is paid. */
export function FictionalNote({ name }: { name: string }) {
  const { t } = useTranslation('mf-members');
  const warning = useSettings((site) => site.fictional_warning);
  return (
    <Note kind="warn" icon={Drama}>
      {warning || t('profile.fictional_warning', { name })}
    </Note>
  );
}
