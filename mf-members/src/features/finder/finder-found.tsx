import { paths, useData } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { MemberGridSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Sparkles } from 'lucide-react';
import { PersonCard } from '../card/person-card.tsx';
import { useWords } from '../card/use-words.ts';
import { neighbours } from '../profile/neighbours.ts';
import { type Answers, queryOf } from './answers.ts';
import { FitReasons } from './fit-reasons.tsx';
import { fits } from './fits.ts';

/** With fewer than a row of a desktop the page says so. */
const few = 4;

interface Props {
  answers: Answers;
  onRestart: () => void;
}

/** Who fits best, and why. */
export function FinderFound({ answers, onRestart }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { data, error, reload } = useData(fits, queryOf(answers));

  const again = (
    <Button variant="outline" onClick={onRestart}>
      {t('finder.change')}
    </Button>
  );
  return (
    <div className="py-4" aria-busy={!data && !error}>
      <header className="row-x between wrap mb-4">
        <div>
          <h1 tabIndex={-1}>{t('finder.title')}</h1>
          <p className="mut mt-1" role="status">
            {data && data.length > 0 && t('finder.found', { count: data.length })}{' '}
            {data && data.length > 0 && data.length < few && t('finder.few')}
          </p>
        </div>
        {data && data.length > 0 && again}
      </header>
      {error && !data && (
        <ErrorState title={t('finder.failed')} retryLabel={t('results.retry')} onRetry={reload}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <MemberGridSkeleton count={8} />}
      {data?.length === 0 && (
        <EmptyState icon={Sparkles} title={t('finder.none')} action={again}>
          {t('finder.noneText')}{' '}
          <LinkButton variant="ghost" to={paths.members()}>
            {t('swipe.toSearch')}
          </LinkButton>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul
          className="mgrid"
          aria-label={t('finder.label')}
          onClickCapture={() => neighbours.keep(data.map(({ card }) => card))}
        >
          {data.map(({ card, reasons }, index) => (
            <li key={card.id}>
              <PersonCard member={card} words={words} priority={index < 4} />
              <FitReasons name={card.name} reasons={reasons} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
