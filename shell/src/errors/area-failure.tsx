import { paths } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';

interface Props {
  onRetry: () => void;
  /** Name of what could not be loaded, for support. */
  code?: string;
}

/** Stands in for a part of the page that no version of could be loaded. */
export function AreaFailure({ onRetry, code }: Props) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('error.areaTitle')}
      retryLabel={t('error.retry')}
      onRetry={onRetry}
      {...(code && { code })}
    >
      <Trans
        i18nKey="error.areaText"
        components={{ support: <Link to={paths.page('service')} /> }}
      />
    </ErrorState>
  );
}
