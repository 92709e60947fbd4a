import { Button } from '@afterglow/shared-ui/components/actions/button';
import { IconButton } from '@afterglow/shared-ui/components/actions/icon-button';
import { Progress } from '@afterglow/shared-ui/components/feedback/progress';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Answers, questions } from './answers.ts';
import styles from './finder.module.scss';
import type { Finder } from './use-finder.ts';

interface Props {
  finder: Finder;
  question: string;
  hint?: string | undefined;
  /** What the answers are when this question is skipped. */
  skipped: Partial<Answers>;
  children: ReactNode;
}

/** One question of the finder, with the way back, past it and on. */
export function FinderQuestion({ finder, question, hint, skipped, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const { step } = finder;
  const position = t('finder.question', { step: step + 1, steps: questions.length });

  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        finder.goOn();
      }}
    >
      <div className={`row-x between ${styles.top}`}>
        {step > 0 ? (
          <IconButton icon={ChevronLeft} label={t('finder.back')} onClick={() => navigate(-1)} />
        ) : (
          <span />
        )}
        <span className="sm b mut">{position}</span>
        <Button variant="ghost" size="sm" onClick={() => finder.skip(skipped)}>
          {t('finder.skip')}
        </Button>
      </div>
      <Progress step={step + 1} steps={questions.length} label={position} />
      <h1 id={id} tabIndex={-1}>
        {question}
      </h1>
      {hint && <p className="mut">{hint}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be the heading of the page */}
      <div role="group" aria-labelledby={id}>
        {children}
      </div>
      <Button type="submit" size="lg" block>
        {step + 1 < questions.length ? t('finder.next') : t('finder.show')}
      </Button>
    </form>
  );
}
