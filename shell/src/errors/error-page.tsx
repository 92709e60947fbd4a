import { paths, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { CloudOff, Ghost } from 'lucide-react';
import styles from './error-page.module.scss';

export interface ErrorPageProps {
  /** HTTP status; 404 has a page of its own. */
  status?: number;
  message?: string | undefined;
}

export function ErrorPage({ status = 500, message }: ErrorPageProps) {
  const { t } = useTranslation();
  const isMissing = status === 404;
  const Icon = isMissing ? Ghost : CloudOff;
  const shown = message || t('error.fallbackMessage');
  usePageTitle(isMissing ? t('error.notFoundPage') : shown);
  return (
    <div className={`wrapx ${styles.page}`}>
      <div>
        <h1 className="display">{isMissing ? t('error.notFoundTitle') : t('error.title')}</h1>
        <p className={`lead ${styles.text}`}>{isMissing ? t('error.notFoundText') : shown}</p>
        {isMissing ? (
          <LinkButton size="lg" to={paths.index()}>
            {t('error.home')}
          </LinkButton>
        ) : (
          <Button size="lg" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        )}
        <p className="sm mut3 mt-5">{t('error.code', { status })}</p>
      </div>
      <div className={styles.art} aria-hidden="true">
        <span className={styles.left} />
        <span className={styles.right} />
        <span className={styles.front}>
          <Icon strokeWidth={1.5} />
        </span>
      </div>
    </div>
  );
}
