import { paths, useConnection } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { Trans, useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';

interface Props {
  onRetry: () => void;
  /** Name of what could not be loaded, for support. */
  code?: string;
}

/** Stands in for a part of the page that no version of could be loaded, or that waits for a line. */
export function AreaFailure({ onRetry, code }: Props) {
  const { t } = useTranslation();
  const isOnline = useConnection((state) => state.online);
  return (
    <ErrorState
      title={t('error.areaTitle')}
      asHeading
      retryLabel={t('error.retry')}
      onRetry={onRetry}
      {...(code && isOnline && { code })}
    >
      {isOnline ? (
        <Trans
          i18nKey="error.areaText"
          components={{ support: <Link to={paths.page('service')} /> }}
        />
      ) : (
        t('error.areaOffline')
      )}
    </ErrorState>
  );
}
