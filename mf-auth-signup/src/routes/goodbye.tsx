import { paths } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { DoorOpen } from 'lucide-react';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';

/** Where the warning at the door leads who does not want in and came from nowhere. */
export default function Goodbye() {
  const { t } = useTranslation();
  return (
    <LinkOutcome
      tone="primary"
      icon={DoorOpen}
      title={t('goodbye.title')}
      lead={t('goodbye.lead')}
      to={paths.index()}
      label={t('goodbye.back')}
    />
  );
}
