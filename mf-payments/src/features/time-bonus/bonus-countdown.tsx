import { useTimeBonus } from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useCallback } from 'react';
import { Countdown } from './countdown.tsx';

interface Props {
  look: 'tiles' | 'plain';
}

export function BonusCountdown({ look }: Props) {
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
