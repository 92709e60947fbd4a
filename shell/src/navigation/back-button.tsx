import { isInstalledApp } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { ChevronLeft } from 'lucide-react';
import { useRoute } from '../boot/use-route.ts';

/** An installed app has no browser button to go back with. */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isOffered = useRoute()?.back;
  if (!isOffered || !isInstalledApp() || window.history.length <= 1) return null;
  return (
    <IconButton size="sm" icon={ChevronLeft} label={t('nav.back')} onClick={() => navigate(-1)} />
  );
}
