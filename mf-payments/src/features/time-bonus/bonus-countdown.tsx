import { useTimeBonus } from '@afterglow/shared-state';
import { Countdown } from '@afterglow/shared-ui/components/labels/countdown';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback } from 'react';

export function BonusCountdown({ look }: { look: 'tiles' | 'plain' }) {
  const { t } = useTranslation();
  const secondsLeft = useTimeBonus((state) => state.secondsLeft);
  const announce = useCallback((minutes: number) => t('bonus.left', { count: minutes }), [t]);
  return (
    <Countdown
      secondsLeft={secondsLeft}
      label={t('bonus.endsIn')}
      announce={announce}
      look={look}
    />
  );
}
