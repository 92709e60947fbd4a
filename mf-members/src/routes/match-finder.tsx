import { usePageTitle } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useEffect, useRef } from 'react';
import { questions } from '../features/finder/answers.ts';
import { FinderFound } from '../features/finder/finder-found.tsx';
import {
  AgesQuestion,
  InterestsQuestion,
  NearQuestion,
  ReasonQuestion,
} from '../features/finder/finder-questions.tsx';
import { useFinder } from '../features/finder/use-finder.ts';

const views = {
  interests: InterestsQuestion,
  reason: ReasonQuestion,
  ages: AgesQuestion,
  near: NearQuestion,
};

/** /match-finder: a few questions, then who fits best and why. */
export default function MatchFinder() {
  const { t } = useTranslation();
  usePageTitle(t('finder.title'));
  const finder = useFinder();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(finder.step);
  // A new view is read out; the first one comes with the page.
  useEffect(() => {
    if (shown.current === finder.step) return;
    shown.current = finder.step;
    page.current?.querySelector('h1')?.focus();
  }, [finder.step]);
  const question = questions[finder.step];
  const View = question && views[question];
  return (
    <div ref={page} className="wrapx">
      {View ? (
        <View finder={finder} />
      ) : (
        <FinderFound answers={finder.answers} onRestart={finder.restart} />
      )}
    </div>
  );
}
