import { useLanguage } from '@afterglow/shared-state';
import { ProgressBar } from '@afterglow/shared-ui/components/feedback/progress-bar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useSyncExternalStore } from 'react';
import { usePlatform } from '../boot/platform-context.ts';
import { useIsInProgress } from './progress.ts';

/** The bar for navigation, remotes that load and a change of language. */
export function RouteProgress() {
  const { t } = useTranslation();
  const { router } = usePlatform();
  const isNavigating = useSyncExternalStore(
    router.subscribe,
    () => router.state.navigation.state === 'loading',
  );
  const isLoading = useIsInProgress();
  const isChangingLanguage = useLanguage((state) => state.changingTo !== null);
  return (
    <ProgressBar
      busy={isNavigating || isLoading || isChangingLanguage}
      label={t('progress.loading')}
    />
  );
}
