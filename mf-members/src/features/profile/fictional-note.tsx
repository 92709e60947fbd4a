import { useSettings } from '@afterglow/shared-state';
import { Note } from '@afterglow/shared-ui/components/feedback/note';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Drama } from 'lucide-react';

interface Props {
  name: string;
}

/** That this profile is fictional, then the site's own words, before anything is paid. */
export function FictionalNote({ name }: Props) {
  const { t } = useTranslation();
  const warning = useSettings((site) => site.fictional_warning);
  return (
    <Note kind="warn" icon={Drama}>
      <span>{t('profile.fictionalWarning', { name })}</span> {warning && <span>{warning}</span>}
    </Note>
  );
}
