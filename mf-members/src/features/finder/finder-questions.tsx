import { AgeRange } from '@afterglow/shared-ui/components/forms/age-range';
import { RadioCard } from '@afterglow/shared-ui/components/forms/radio-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { oldest, youngest } from '../search/filters.ts';
import { InterestChips } from '../search/interest-chips.tsx';
import { reasons } from './answers.ts';
import styles from './finder.module.scss';
import { FinderQuestion } from './finder-question.tsx';
import type { Finder } from './use-finder.ts';

interface Props {
  finder: Finder;
}

export function InterestsQuestion({ finder }: Props) {
  const { t } = useTranslation();
  return (
    <FinderQuestion
      finder={finder}
      question={t('finder.interests')}
      hint={t('finder.interestsHint')}
      skipped={{ interests: [] }}
    >
      <InterestChips
        chosen={finder.interests}
        onChange={(interests) => finder.answer({ interests })}
      />
    </FinderQuestion>
  );
}

export function ReasonQuestion({ finder }: Props) {
  const { t } = useTranslation();
  return (
    <FinderQuestion finder={finder} question={t('finder.reason')} skipped={{ reason: null }}>
      <div className={styles.cards}>
        {reasons.map((reason) => (
          <RadioCard
            key={reason}
            name="reason"
            label={t(`choices.reason.${reason}`)}
            checked={finder.answers.reason === reason}
            onChange={() => finder.answer({ reason })}
          />
        ))}
      </div>
    </FinderQuestion>
  );
}

export function AgesQuestion({ finder }: Props) {
  const { t } = useTranslation();
  return (
    <FinderQuestion
      finder={finder}
      question={t('finder.ages')}
      skipped={{ ages: [youngest, oldest] }}
    >
      <AgeRange
        label={t('filters.age')}
        min={youngest}
        max={oldest}
        value={finder.answers.ages}
        onChange={(ages) => finder.answer({ ages })}
        format={(from, to) => t('filters.ages', { from, to })}
        fromLabel={t('filters.youngest')}
        toLabel={t('filters.oldest')}
      />
    </FinderQuestion>
  );
}

export function NearQuestion({ finder }: Props) {
  const { t } = useTranslation();
  return (
    <FinderQuestion finder={finder} question={t('finder.near')} skipped={{ near: false }}>
      <div className={styles.cards}>
        {[true, false].map((near) => (
          <RadioCard
            key={String(near)}
            name="near"
            label={t(near ? 'finder.nearMe' : 'finder.anywhere')}
            hint={t(near ? 'finder.nearMeHint' : 'finder.anywhereHint')}
            checked={finder.answers.near === near}
            onChange={() => finder.answer({ near })}
          />
        ))}
      </div>
    </FinderQuestion>
  );
}
