import { paths, resource, useData, usePageTitle } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Search } from 'lucide-react';
import { ResultsGrid } from '../features/search/results-grid.tsx';

const found = resource('/api/signup-matches.php', { of: (answer) => answer.profiles });

/** /signup-matches: whom sign-up found for a newcomer. */
export default function SignupMatchesPage() {
  const { t } = useTranslation();
  usePageTitle(t('signupMatches.title'));
  return (
    <div className="wrapx py-4">
      <header className="mb-4">
        <h1>{t('signupMatches.title')}</h1>
        <p className="mut mt-1">{t('signupMatches.lead')}</p>
      </header>
      <Found />
    </div>
  );
}

function Found() {
  const { t } = useTranslation();
  const { data, error, reload } = useData(found);
  if (error && !data) {
    return (
      <ErrorState
        title={t('signupMatches.failed')}
        retryLabel={t('results.retry')}
        onRetry={reload}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!data) return <MemberGridSkeleton count={8} />;
  const all = <LinkButton to={paths.members()}>{t('signupMatches.all')}</LinkButton>;
  if (data.length === 0) {
    return (
      <EmptyState icon={Search} title={t('signupMatches.none')} action={all}>
        {t('signupMatches.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ResultsGrid members={data} label={t('signupMatches.label')} urgent={4} />
      <p className="tc mt-4">{all}</p>
    </>
  );
}
