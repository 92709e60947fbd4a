import { isInstalledApp, paths, useSession } from '@afterglow/shared-state';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { useIsPhone } from '@afterglow/shared-ui/hooks/use-is-phone';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { ChevronLeft } from 'lucide-react';
import { useRoute } from '../boot/use-route.ts';

/** React Router counts the entries of this visit; the first one has nothing of ours before it. */
const hasCome = () => (window.history.state?.idx ?? 0) > 0;

/** For who has no other way back: on phones where no tab bar is, and in the installed app. */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isMember = useSession((state) => state.user !== null);
  const route = useRoute();
  const hasTabBar = isMember && !route?.hides?.includes('tab-bar');
  const isOffered = isInstalledApp()
    ? route?.back && window.history.length > 1
    : isPhone && !hasTabBar && (route?.back || route?.hides?.includes('tab-bar'));
  if (!isOffered) return null;
  const back = () => {
    if (hasCome()) navigate(-1);
    else navigate(isMember ? paths.members() : paths.index());
  };
  return <IconButton size="sm" icon={ChevronLeft} label={t('nav.back')} onClick={back} />;
}
