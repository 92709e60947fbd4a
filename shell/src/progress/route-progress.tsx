import { useLanguage } from '@afterglow/shared-state';
import { ProgressBar } from '@afterglow/shared-ui/components/feedback/progress-bar';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigation } from '@afterglow/shared-ui/router';
import { useIsInProgress } from './progress.ts';

/** The bar for navigation, remotes that load and a change of language. */
export function RouteProgress() {
  const { t } = useTranslation();
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useIsInProgress();
  const isChangingLanguage = useLanguage((state) => state.changingTo !== null);
  return (
    <ProgressBar
      busy={isNavigating || isLoading || isChangingLanguage}
      label={t('progress.loading')}
    />
  );
}
