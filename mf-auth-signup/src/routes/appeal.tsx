import { paths, resource, useData, usePageTitle } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useMailedToken } from '@afterglow/shared-ui/hooks/use-mailed-token';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Inbox, MailX, Scale } from 'lucide-react';
import { AppealForm } from '../features/appeal/appeal-form.tsx';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';

const decision = resource('/api/appeal.php');

/** /appeal: what was decided on a report, and a word against it. By a mailed link, logged out as well. */
export default function AppealPage() {
  const { t } = useTranslation();
  const token = useMailedToken();
  const { data, error, reload } = useData(decision, token ? { token } : null);
  const heading = useHeadingFocus(data?.appeal ?? error?.status);
  usePageTitle(t('appeal.title'));

  if (!token || error?.status === 400 || error?.status === 404 || error?.status === 410) {
    return (
      <LinkOutcome
        tone="err"
        icon={MailX}
        heading={heading}
        title={t('appeal.refusedTitle')}
        lead={t('appeal.refusedLead')}
        to={paths.index()}
        label={t('appeal.toStart')}
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('appeal.title')}
        asHeading
        heading={heading}
        retryLabel={t('retry')}
        onRetry={reload}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div className="wrapx">
        <ResultCard tone="primary" icon={Scale} title={t('appeal.title')} heading={heading}>
          <p role="status">{t('activation.moment')}</p>
        </ResultCard>
      </div>
    );
  }
  if (data.appeal) {
    return (
      <div className="wrapx">
        <ResultCard
          tone="ok"
          icon={Inbox}
          title={t(`appeal.state.${data.appeal}.title`)}
          heading={heading}
        >
          <p role="status">{t(`appeal.state.${data.appeal}.lead`)}</p>
          <p className="mut num">{t('appeal.number', { number: data.number })}</p>
        </ResultCard>
      </div>
    );
  }
  const reason = t(`appeal.reason.${data.reason}`);
  return (
    <div className="wrapx">
      <ResultCard tone="primary" icon={Scale} title={t('appeal.title')} heading={heading}>
        <p>
          {data.mine
            ? t('appeal.mine', { what: t(`appeal.what.${data.what}`), reason })
            : t('appeal.theirs', { what: t(`appeal.yours.${data.what}`), reason })}
        </p>
        <p>{t(`appeal.measure.${data.measure}`)}</p>
        <p className="mut">{t('appeal.lead')}</p>
      </ResultCard>
      <AppealForm token={token} onSent={reload} />
      <p className="mut num">{t('appeal.number', { number: data.number })}</p>
    </div>
  );
}
